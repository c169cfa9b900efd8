import type { ComponentProps } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";

type TitleProps = ComponentProps<"h1"> & {
  as?: "h1" | "h2" | "p";
  size?: "display" | "title";
};

/** The name of a page. One `display` per page. */
export function Title({ as: Element = "h1", size = "display", className, ...rest }: TitleProps) {
  return (
    <Element
      className={classNames(
        size === "display" ? "type-display" : "type-title",
        "wrap-anywhere text-ink",
        className,
      )}
      {...rest}
    />
  );
}
