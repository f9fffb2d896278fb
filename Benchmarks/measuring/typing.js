// Types into the search box and tells for each state of it the milliseconds until its answer is painted.
async (states) => {
  const input = document.getElementById('_search-input');
  const list = document.getElementById('_search-results');
  const painted = () => new Promise((done) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });
  });
  const times = [];
  input.focus();
  for (const state of states) {
    let answered;
    const answer = new Promise((done) => { answered = done; });
    const observer = new MutationObserver(() => answered());
    observer.observe(list, {childList: true});
    const start = performance.now();
    input.value = state;
    input.dispatchEvent(new InputEvent('input', {bubbles: true, data: state.slice(-1), inputType: 'insertText'}));
    await Promise.race([answer, new Promise((done) => setTimeout(done, 5000))]);
    await painted();
    times.push(performance.now() - start);
    observer.disconnect();
    await new Promise((done) => setTimeout(done, 120));
  }
  return times;
}
