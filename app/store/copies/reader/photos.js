import { dateWords } from "./dates.js";
import { momentOf, people, words } from "./journal.js";
import { button, line, make, personLink, text } from "./make.js";

const addressOf = (file) => file.split("/").map(encodeURIComponent).join("/");

/** What is shown of it as a picture: of a video whose file could not be had, what is left of it. */
const sourceOf = ({ file, still }) => file ?? still;
const isPicture = (one) => sourceOf(one) !== null && (one.kind === "photo" || one.file === null);

/** A list of photos and videos, as they follow each other in the viewer. */
export function photoList(list, kind = "") {
  if (list.length === 0) return null;
  const shown = list.filter(isPicture);
  const item = (one) => make("li", {}, figure(one, shown));
  return make("ul", { class: `photos ${kind}` }, ...list.map(item));
}

function figure(one, shown) {
  const caption = one.caption ? text("figcaption", one.caption) : null;
  return make(
    "figure",
    { class: one.is_blurred && !opened.has(one.id) ? "blurred" : "" },
    picture(one, shown),
    caption,
    one.file === null && one.still !== null ? text("p", words.onlySmall, "soft lacking") : null,
  );
}

function picture(one, shown) {
  if (sourceOf(one) === null) return text("p", words.missing, "missing");
  if (!isPicture(one)) return video(one);
  const size = one.width > 0 && one.height > 0 ? { width: one.width, height: one.height } : {};
  const image = make("img", { loading: "lazy", alt: one.caption, src: addressOf(sourceOf(one)), ...size });
  const link = make("a", { href: addressOf(sourceOf(one)) }, image);
  if (one.is_blurred && !opened.has(one.id)) link.setAttribute("aria-label", words.blurred);
  else if (!one.caption) link.setAttribute("aria-label", words.photo);
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.closest(".blurred")) return unblur(link, one);
    const seen = shown.filter((other) => !other.is_blurred || opened.has(other.id));
    openViewer(seen, seen.indexOf(one));
  });
  return link;
}

/** Blurred photos that were tapped. */
const opened = new Set();

/** The first tap shows it, the second opens it. */
function unblur(link, { id, caption }) {
  opened.add(id);
  link.closest(".blurred").classList.remove("blurred");
  if (caption) link.removeAttribute("aria-label");
  else link.setAttribute("aria-label", words.photo);
}

function video(one) {
  const poster = one.still ? { poster: addressOf(one.still) } : {};
  const label = one.caption ? { "aria-label": one.caption } : {};
  const player = make("video", {
    controls: "",
    preload: "none",
    src: addressOf(one.file),
    ...poster,
    ...label,
  });
  player.addEventListener("play", () => player.closest(".blurred")?.classList.remove("blurred"));
  return player;
}

/** One photo on the whole screen, and those beside it by the arrow keys. */
function openViewer(list, first) {
  const viewer = make("dialog", { class: "viewer", "aria-label": words.photos });
  let at = first;
  const move = (by) => {
    at = (at + by + list.length) % list.length;
    draw();
  };
  const draw = () => {
    const one = list[at];
    const moment = momentOf(one);
    const person = people.get(one.relationship_id ?? moment?.relationship_id);
    const image = make("img", { alt: one.caption, src: addressOf(sourceOf(one)) });
    const told = make(
      "div",
      { class: "told", "aria-live": "polite" },
      one.caption ? text("p", one.caption) : null,
      line([moment ? dateWords(moment.occurred_on) : null, person ? personLink(person) : null]),
    );
    const bar = make(
      "div",
      { class: "steps" },
      ...(list.length > 1
        ? [button(words.previous, "plain", () => move(-1)), button(words.next, "plain", () => move(1))]
        : []),
      button(words.close, "plain", () => viewer.close()),
    );
    const focused = [...viewer.querySelectorAll("button")].indexOf(document.activeElement);
    viewer.replaceChildren(image, make("div", { class: "foot" }, told, bar));
    viewer.querySelectorAll("button")[focused]?.focus();
  };
  viewer.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowRight") move(1);
    if (key === "ArrowLeft") move(-1);
  });
  viewer.addEventListener("click", ({ target }) => {
    if (target === viewer || target.closest("a")) viewer.close();
  });
  viewer.addEventListener("close", () => viewer.remove());
  draw();
  document.body.append(viewer);
  viewer.showModal();
}
