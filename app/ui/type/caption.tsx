import type { ComponentProps, ElementType } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";

type CaptionProps = ComponentProps<"p"> & { as?: ElementType };

/** A soft 12 px line: the heading of a column, the date under a word. */
export function Caption({ as: Element = "p", className, ...rest }: CaptionProps) {
  return <Element className={classNames("type-caption text-ink-soft", className)} {...rest} />;
}
