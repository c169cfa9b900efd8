import { classNames } from "#app/ui/styles/class-names.ts";

export type TextLinkTone = "ink" | "soft" | "bad";

type TextLinkStyle = {
  tone?: TextLinkTone | undefined;
  size?: "inherit" | "small" | undefined;
  /** Not inside a sentence: as tall as any target under a finger. A small one always is. */
  alone?: boolean | undefined;
};

const toneClass: Record<TextLinkTone, string> = {
  ink: "text-ink hover:decoration-ink",
  soft: "text-ink-soft hover:text-ink hover:decoration-ink",
  bad: "text-bad hover:decoration-bad",
};

export function textLinkClass({
  tone = "ink",
  size = "inherit",
  alone = size === "small",
}: TextLinkStyle): string {
  return classNames(
    "text-link underlined",
    toneClass[tone],
    size === "small" && "type-small",
    alone && "reach",
  );
}
