// Brings the rules that match into order.
//
// Twins: Sources/SearchIndex/Query/Ranking.swift, RankedRule.swift, Tier.swift and PastRules.swift. As 06-matching.js it
// goes through the rules that have something, in any order.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const {PAIRS, TITLE, WAYS} = Higraph.matching;
  const TIERS = {corrected: 1, most: 2, pairs: 3, prefix: 4, word: 5, title: 6, exact: 7};
  const WORTH = 100000, LONGEST_HISTORY = 8;

  const score = (tier, weight) => TIERS[tier] * WORTH + Math.min(weight, WORTH - 1);
  /** A score within a lower tier, in the order that the tiers gave. */
  const folding = (tier, whole) => score(tier, Math.floor(whole / 10));

  /** For each rule whether it holds no more: the newest edition has it not, or another is in its place. */
  function pastOf({editions, rules, replacements}) {
    const newest = editions.length - 1, {column, sets} = rules.alike.edition;
    const isOver = sets.map((held) => (newest >= 0 && !held.includes(newest) ? 1 : 0)), past = Uint8Array.from(column, (set) => isOver[set]);
    replacements.old.forEach((old) => { past[old] = 1; });
    return past;
  }

  /** The score of a rule that holds no more: a tenth within its tier where it has all words, so that those in force come
   * first, and four fifths where it has most. Unfinished and doubtful words tell too little for that. */
  function setBack(value) {
    const tier = Math.floor(value / WORTH), isFolded = tier === TIERS.most;
    if (tier < TIERS.word && !isFolded) return value;
    const weight = value % (isFolded ? WORTH / 10 : WORTH);
    return value - weight + Math.floor(isFolded ? weight * 4 / 5 : weight / 10);
  }

  /** Rules with their scores, and where each score is from: there it is known why. */
  class Ranked {
    constructor(count) {
      Object.assign(this, {scores: new Int32Array(count), origins: new Uint8Array(count), found: [], sources: [], added: new Map()});
    }

    /** A source has `said(rule)`, which gives {why, matched, asked}. */
    from(said) {
      this.sources.push({said, notes: []});
      return this.sources.length - 1;
    }

    offer(rule, value, origin) {
      if (value <= this.scores[rule]) return;
      if (this.scores[rule] === 0) this.found.push(rule);
      this.scores[rule] = value;
      this.origins[rule] = origin;
    }

    /** What is known of a rule's score: which words it has not, or in other forms, and how many it has. */
    said(rule) {
      const {said, notes} = this.sources[this.origins[rule]], found = said(rule);
      return {...found, why: [...notes, ...found.why, ...(this.added.get(rule) || [])]};
    }

    /** The same as the answer to a query read in another way than typed. */
    fold(notes) {
      this.sources.forEach((source) => { source.notes = [...notes, ...source.notes]; });
      this.places = this.places || this.scores.slice();
      for (const rule of this.found) this.scores[rule] = folding("corrected", this.scores[rule]);
      return this;
    }

    /** What decides the order: the scores, or what they were before they were folded, which tells more of them apart. */
    get order() { return this.places || this.scores; }

    /** Sets some rules back behind those that are as good. */
    setBack(past) {
      for (const rule of this.found) if (past[rule] === 1) this.scores[rule] = setBack(this.scores[rule]);
    }

    /** Adds the rules of another that are not among these. */
    join(other) {
      const first = this.sources.length;
      this.sources.push(...other.sources);
      for (const rule of other.found) {
        if (this.scores[rule] > 0) continue;
        this.found.push(rule);
        this.scores[rule] = other.scores[rule];
        this.origins[rule] = first + other.origins[rule];
        if (other.added.has(rule)) this.added.set(rule, other.added.get(rule));
      }
      this.places = undefined;
      return this;
    }

    /** All rules, by number. */
    rules() {
      if (!this.sorted || this.sorted.length !== this.found.length) this.sorted = Int32Array.from(this.found).sort();
      return this.sorted;
    }

    /** The best that passes, of equal ones the first by number; undefined where none does. */
    best(passes) {
      const {order, found} = this;
      let best, most = 0;
      for (let at = 0; at < found.length; at += 1) {
        const rule = found[at], value = order[rule];
        if ((value > most || (value === most && rule < best)) && passes(rule)) {
          best = rule;
          most = value;
        }
      }
      return best;
    }

    /** The first so many of some rules by number, in order: the best first, equal ones by number. */
    first(limit, rules) {
      const {order} = this, found = [];
      for (let next = 0; next < rules.length; next += 1) {
        const rule = rules[next];
        if (found.length >= limit && (limit <= 0 || order[rule] <= order[found[limit - 1]])) continue;
        let at = found.length;
        while (at > 0 && order[found[at - 1]] < order[rule]) at -= 1;
        found.splice(at, 0, rule);
        if (found.length > limit) found.pop();
      }
      return found;
    }
  }

  /** The best score of each rule under any parse; what the filters leave out is ranked too, for the counts. */
  function ranked(parses, {core, past, exact, passes, why, id}) {
    const {priors} = core.rules, found = new Ranked(priors.length);
    for (const groups of parses) {
      rank(groups, found, {priors, exact, passes}, found.from((rule) => {
        const isExact = exact.has(rule), strong = groups.filter(({ways}) => ways[rule] > PAIRS).length;
        return {why: groups.map((group) => why(group, rule, isExact)).filter((note) => note),
          matched: isExact ? groups.length : strong, asked: groups.length};
      }));
    }
    const named = found.from(() => ({why: [], matched: 1, asked: 1}));
    exact.forEach((rule) => found.offer(rule, score("exact", priors[rule]), named));
    promoteSuccessors(found, core.replacements, {exact, passes, id, past});
    if (past) found.setBack(past);
    return found;
  }

  /** Words that no rule has cannot tell rules apart: the others decide, in a lower tier. */
  function rank(groups, found, {priors, exact, passes}, origin) {
    const known = groups.filter(({size}) => size > 0), count = priors.length;
    if (known.length === 0) return;
    const counts = new Uint8Array(count), worths = new Int32Array(count), weights = new Int32Array(count);
    const loosest = new Uint8Array(count).fill(TITLE), some = [];
    const highest = Math.max(...known.map(({worth}) => worth));
    for (const group of known) {
      // Of a component as much as makes its name weigh what the most telling word does.
      const {rules, ways, worth} = group, lift = group.isSubject ? highest - worth : 0;
      for (let at = 0; at < rules.length; at += 1) {
        const rule = rules[at];
        if (counts[rule] === 0) some.push(rule);
        counts[rule] += 1;
        worths[rule] += worth;
        weights[rule] += group.weights[rule] + lift;
        if (ways[rule] < loosest[rule]) loosest[rule] = ways[rule];
      }
    }
    let most = 0;
    for (let at = 0; at < some.length; at += 1) if (worths[some[at]] > most && passes(some[at])) most = worths[some[at]];
    const needed = Math.min(most, Math.floor(groups.reduce((sum, {worth}) => sum + worth, 0) / 3));
    for (let at = 0; at < some.length; at += 1) {
      const rule = some[at];
      if (worths[rule] < needed) continue;
      const isExact = exact.has(rule), tier = isExact ? "exact" : counts[rule] === known.length ? WAYS[loosest[rule]] : "most";
      const whole = score(tier, weights[rule] + priors[rule]);
      found.offer(rule, isExact || counts[rule] === groups.length ? whole : folding("most", whole), origin);
    }
  }

  /** Whether a rule has less of the query than another. */
  function hasLess(found, rule, other) {
    const [own, others] = [found.said(rule), found.said(other)];
    return own.matched * others.asked < others.matched * own.asked;
  }

  /** Puts a rule right before the one it replaces, unless the query names the old rule itself. Where it has fewer of the
   * words that gave the place, both stand behind the rules in force of that tier. */
  function promoteSuccessors(found, replacements, {exact, passes, id, past}) {
    const {scores, added} = found, givers = new Map(); // whose words gave a rule its place
    for (let round = 0, isDone = false; round < LONGEST_HISTORY && !isDone; round += 1) {
      isDone = true;
      replacements.old.forEach((old, at) => {
        const next = replacements.new[at];
        if (scores[old] === 0 || scores[next] === 0 || scores[next] > scores[old] || exact.has(old) || !passes(old)) return;
        const giver = givers.has(old) ? givers.get(old) : old, isBehind = past && hasLess(found, next, giver);
        const place = isBehind && past[next] === 0 ? setBack(scores[old]) : scores[old];
        if (scores[next] > place) return;
        isDone = false;
        scores[next] = place + 1;
        givers.set(next, giver);
        const note = `supersedes ${id(old)}`, notes = added.get(next) || [];
        if (!notes.includes(note)) added.set(next, [...notes, note]);
      });
    }
  }

  Higraph.ranking = Object.freeze({Ranked, pastOf, ranked, score});
})(globalThis);
