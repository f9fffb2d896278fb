// Asks the engine, and keeps answers in order: only the one to the last question counts.
((root) => {
  'use strict';
  const { Higraph } = root;
  const { box } = Higraph;
  // How long hits without their texts and "nothing found" are held back, in milliseconds: most often the next keystroke
  // finds something.
  const HURRY = 120;
  const DOUBT = 500;
  const BUSY = 250;

  /** Waits for the engine; one that failed is loaded again for the next question. */
  const started = async () => {
    try {
      await (Higraph.engine ||= Higraph.start());
      if (!Higraph.search) throw new Error("'assets/search.js' could not be run");
    } catch (error) {
      Higraph.engine = undefined;
      throw error;
    }
  };

  class Asking {
    /** `listener` has `answered(answer, state)`, `waiting(state)` and `failed(error, state)`. */
    constructor(listener) {
      Object.assign(this, { listener, turn: 0, timers: [], hasHits: false });
    }

    /** Forgets the question that is being asked. */
    stop() {
      this.turn += 1;
      this.timers.forEach(clearTimeout);
      this.timers = [];
    }

    forget() {
      this.stop();
      this.hasHits = false;
    }

    later(delay, action) {
      const { turn } = this;
      this.timers.push(setTimeout(() => { if (turn === this.turn) action(); }, delay));
    }

    /** Whether the answer is shown now. Where that is awaited, "nothing found" is not held back. */
    async ask(state, isAwaited = false) {
      this.stop();
      const { turn } = this;
      let isDone = false;
      this.later(BUSY, () => { if (!isDone) this.listener.waiting(state); });
      const showEarly = (hits, pages, total) => { if (!isDone) this.show({ hits, pages, total, isEarly: true }, state); };
      // Where the next question is asked already, a timer begun now would be that one's.
      const early = (...found) => { if (turn === this.turn) this.later(HURRY, () => showEarly(...found)); };
      try {
        await started();
        const { query, filters, asOf, isExact, limit } = state;
        const answer = await Higraph.search(query, { lang: document.body.dataset.lang, limit, filters, asOf, exact: isExact, early });
        if (turn !== this.turn) return false;
        isDone = true;
        const isHeldBack = answer.hits.length === 0 && this.hasHits && !isAwaited;
        if (isHeldBack) this.later(DOUBT, () => this.show(answer, state)); else this.show(answer, state);
        return !isHeldBack;
      } catch (error) {
        if (turn !== this.turn) return false;
        isDone = true;
        this.listener.failed(error, state);
        return false;
      }
    }

    show(answer, state) {
      this.hasHits = answer.hits.length > 0;
      this.listener.answered(answer, state);
    }
  }

  box.Asking = Asking;
})(globalThis);
