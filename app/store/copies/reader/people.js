import { spanWords } from "./dates.js";
import { copy, mediaOfPerson, momentsOfPerson, words } from "./journal.js";
import { counted, heading, line, make, nothing, text } from "./make.js";
import { path } from "./path.js";
import { photoList } from "./photos.js";

export function personPage(one) {
  const moments = momentsOfPerson(one.id);
  const spans = spanWords(one).map((span) => text("p", span, "span"));
  const stars = one.rating === null ? null : rating(one.rating);
  return [
    make(
      "div",
      { class: "person" },
      heading(one.name),
      ...spans,
      line([one.meeting_place, one.city, counted(moments.length, words.moments)]),
      stars,
      one.notes ? text("p", one.notes, "notes") : null,
    ),
    photoList(mediaOfPerson(one.id), "row"),
    ...(moments.length > 0 ? path(moments, { isNamed: false }) : []),
  ];
}

const rating = (of) =>
  make(
    "p",
    { class: "stars", role: "img", "aria-label": words.rating.replace("{rating}", of) },
    "★★★★★".slice(0, of),
    make("span", {}, "★★★★★".slice(of)),
  );

export function peoplePage() {
  const list = copy.relationships.toReversed().map((one) => {
    const count = counted(momentsOfPerson(one.id).length, words.moments);
    const facts = [...spanWords(one), count].map((fact) => make("span", { class: "once" }, fact));
    const name = text("bdi", one.name, "name");
    return make("li", {}, make("a", { href: `#person/${one.id}` }, name, line(facts)));
  });
  return [heading(words.people), list.length > 0 ? make("ul", { class: "ledger" }, ...list) : nothing()];
}
