import "#app/styles.css";
import { IntlProvider, useTranslations } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { en as conflicts } from "#app/features/conflicts/messages.en.ts";
import { formatList } from "#app/lib/format/numbers.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";

const messages = { conflicts };

/** Where each word stands on its line, from the left. */
function wordsFromLeft(line: Element): string[] {
  const words: { readonly word: string; readonly left: number }[] = [];
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\d]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      words.push({ word, left: range.getBoundingClientRect().left });
    }
  }
  return words.toSorted((a, b) => a.left - b.left).map(({ word }) => word);
}

function Sentence({ name }: { name: string }) {
  const t = useTranslations("conflicts");
  return <p>{t("title", { name, fields: "rating 12, city" })}</p>;
}

const names = ["שרה", "ليلى"];

test.each(names)("a sentence of the page that begins with %s is read from its own left", async (name) => {
  const screen = await render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <Sentence name={name} />
    </IntlProvider>,
  );
  const line = screen.getByRole("paragraph").element();
  expect(wordsFromLeft(line)).toEqual([name, "rating", "12", "city", "in", "two", "versions"]);
});

test.each(names)("%s in a piece of its own leaves what stands beside it in its place", async (name) => {
  const screen = await render(
    <p>
      <span>{name}</span> 12, 2019
    </p>,
  );
  expect(wordsFromLeft(screen.getByRole("paragraph").element())).toEqual([name, "12", "2019"]);
});

test.each(names)("in a list of names %s does not change the order", async (name) => {
  const screen = await render(<p>{formatList(["Camille", name, "7", "Noé"], "en")}</p>);
  expect(wordsFromLeft(screen.getByRole("paragraph").element())).toEqual([
    "Camille",
    name,
    "7",
    "and",
    "Noé",
  ]);
});

test.each(names)(
  "a text in the letters of %s has its full stop at its own end, in a page and in a field",
  async (name) => {
    const screen = await render(
      <>
        <p>{name} 12.</p>
        <TextField label="Notes" defaultValue={`${name} 12.`} />
      </>,
    );
    expect(wordsFromLeft(screen.getByRole("paragraph").element())).toEqual(["12", name]);
    const field = screen.getByLabelText("Notes").element();
    expect(getComputedStyle(field).unicodeBidi).toBe("plaintext");
  },
);
