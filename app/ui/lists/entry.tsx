import type { ComponentProps, ElementType } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";

type EntryProps = ComponentProps<"p"> & { as?: ElementType };

/** What the person wrote, with their line breaks. */
export function Entry({ as: Element = "p", className, ...rest }: EntryProps) {
  return (
    <Element
      className={classNames("type-entry max-w-measure whitespace-pre-line text-ink", className)}
      {...rest}
    />
  );
}
