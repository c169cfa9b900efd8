import type { ComponentProps, ElementType } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";

type TextProps = ComponentProps<"p"> & {
  as?: ElementType;
  size?: "body" | "small" | "lead";
  tone?: "ink" | "soft" | "good" | "warn" | "bad";
};

const sizeClass = { body: "type-body", small: "type-small", lead: "type-lead" };
const toneClass = {
  ink: "text-ink",
  soft: "text-ink-soft",
  good: "text-good",
  warn: "text-warn",
  bad: "text-bad",
};

/** A sentence of the interface, its lines no longer than is easily read; `lead` is the one in serif that opens a page. */
export function Text({ as: Element = "p", size = "body", tone = "ink", className, ...rest }: TextProps) {
  return (
    <Element className={classNames("sentence", sizeClass[size], toneClass[tone], className)} {...rest} />
  );
}
