import { language, words } from "./journal.js";

/** The parts of a page. A text of the journal is shown as text, never as markup. */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key === "class") element.className = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

export const text = (name, content, kind = "") => make(name, { dir: "auto", class: kind }, content);

export const button = (content, kind, act) => {
  const element = make("button", { type: "button", class: kind }, content);
  element.addEventListener("click", act);
  return element;
};

/** The place the focus goes to when a page opens. */
export const heading = (content) => make("h2", { dir: "auto", tabindex: "-1" }, content);

export const personLink = ({ id, name }) => make("a", { href: `#person/${id}`, dir: "auto" }, name);

/** Facts in a row, with a dot between. */
export function line(facts, kind = "soft") {
  const shown = facts.filter((fact) => fact);
  return shown.length === 0
    ? null
    : make("p", { class: kind }, ...shown.flatMap((fact, at) => (at > 0 ? [" · ", fact] : [fact])));
}

const number = new Intl.NumberFormat(language);
const plural = new Intl.PluralRules(language);

/** "one" and "other" are the forms of both languages; French says "0" in the first. */
export function counted(count, forms) {
  const form = plural.select(count) === "one" ? forms.one : forms.other;
  return form.replace("{count}", number.format(count));
}

export const nothing = () => text("p", words.nothing, "soft");
