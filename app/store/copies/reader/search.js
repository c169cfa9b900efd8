import { fold } from "./fold.js";
import { copy, isClosed, moments, people, words } from "./journal.js";
import { counted, heading, make, text } from "./make.js";
import { path } from "./path.js";

/** Everything that holds all the words, in any order, however they are accented. */
export function foundPage(wanted) {
  const parts = fold(wanted).split(/\s+/).filter(Boolean);
  const holds = (...texts) => {
    const whole = fold(texts.filter(Boolean).join(" "));
    return parts.every((part) => whole.includes(part));
  };
  const found = moments.filter(
    (one) =>
      !isClosed(one) &&
      holds(one.word, one.text, one.place, one.city, ...one.tags, people.get(one.relationship_id)?.name),
  );
  const names = copy.relationships.filter(({ name, city, notes }) => holds(name, city, notes));
  const count = counted(names.length + found.length, words.found);
  const person = (one) =>
    make(
      "li",
      {},
      make("a", { href: `#person/${one.id}` }, make("bdi", { class: "name" }, ...marked(one.name, parts))),
    );
  return [
    heading(words.foundFor.replace("{text}", () => wanted.trim())),
    text("p", names.length + found.length === 0 ? words.foundNothing : count, "soft"),
    names.length > 0 ? make("ul", { class: "ledger" }, ...names.map(person)) : null,
    ...(found.length > 0 ? path(found, { mark: (shown) => marked(shown, parts) }) : []),
  ];
}

/** The text with what was looked for in it marked. Folding may change how long a letter is, so each keeps its place. */
function marked(shown, parts) {
  const places = [];
  let folded = "";
  let at = 0;
  for (const letter of shown) {
    const plain = fold(letter);
    folded += plain;
    for (let index = 0; index < plain.length; index += 1) places.push(at);
    at += letter.length;
  }
  places.push(shown.length);
  const pieces = [];
  let end = 0;
  for (const [from, to] of spansIn(folded, parts)) {
    const [start, stop] = [places[from], Math.max(places[to], places[to - 1] + 1)];
    if (start < end) continue;
    pieces.push(shown.slice(end, start), make("mark", {}, shown.slice(start, stop)));
    end = stop;
  }
  return [...pieces, shown.slice(end)];
}

function spansIn(folded, parts) {
  const spans = [];
  for (const part of parts) {
    for (let from = folded.indexOf(part); from >= 0; from = folded.indexOf(part, from + part.length)) {
      spans.push([from, from + part.length]);
    }
  }
  return spans.sort(([one], [other]) => one - other);
}
