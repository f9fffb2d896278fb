// Which of the options is chosen: the list of a combobox, whose focus stays in the field.
((root) => {
  'use strict';
  const { box } = root.Higraph;

  // Without the words to mark there, some of which come with the texts.
  const placeOf = ({ href }) => href && href.replace(/\?[^#]*/, '');

  class Choice {
    constructor(input, list) {
      Object.assign(this, { input, list, chosen: null });
    }

    /** What arrows up and down go through; chips stand beside these. */
    get options() { return [...this.list.querySelectorAll('[role="option"]:not(.chip)')]; }

    /** Where the question is the same, what was chosen stays so if it is drawn again. */
    replace(children, isSame = false) {
      const before = isSame && this.chosen, at = this.options.indexOf(before);
      this.list.replaceChildren(...children);
      this.list.hidden = children.length === 0;
      this.list.removeAttribute('aria-busy');
      this.list.querySelectorAll('[role="option"]').forEach((option, at) => { option.id = `_search-option-${at}`; });
      // In place of what asked for more, the first of that.
      this.choose((before && (this.sameAs(before) || (!before.href && this.options[at]))) || null);
    }

    /** The link to the same place, or the chip beside it. */
    sameAs(option) {
      const isChip = option.matches('.hit > .chip');
      const place = placeOf(isChip ? option.nextElementSibling : option);
      const link = this.options.find((one) => place && placeOf(one) === place) || null;
      return (isChip && link && link.previousElementSibling) || link;
    }

    choose(option) {
      if (this.chosen) this.chosen.setAttribute('aria-selected', 'false');
      this.chosen = option;
      if (!option) {
        this.input.removeAttribute('aria-activedescendant');
        return;
      }
      option.setAttribute('aria-selected', 'true');
      this.input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }

    /** From the last to the first goes by way of the field. */
    move(step) {
      const { options } = this;
      if (options.length === 0) return;
      const beside = this.chosen && this.chosen.matches('.chip') ? this.chosen.nextElementSibling : this.chosen;
      const from = options.indexOf(beside);
      const next = from + step;
      this.choose(next < -1 ? options.at(-1) : options[next] || null);
    }

    /** To the chip beside a hit, or back from it; false where there is none. */
    across(isForward) {
      const other = this.chosen && (isForward ? this.chosen.previousElementSibling : this.chosen.nextElementSibling);
      if (!other || !this.chosen.parentElement.matches('.hit')) return false;
      this.choose(other);
      return true;
    }
  }

  box.Choice = Choice;
})(globalThis);
