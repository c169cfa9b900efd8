import type { ComponentProps } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";

type HeadingProps = ComponentProps<"h2"> & {
  as?: "h2" | "h3" | "h4";
  size?: "heading" | "name" | "label";
};

const sizeClass = { heading: "type-heading", name: "type-name", label: "type-label" };

export function Heading({ as: Element = "h2", size = "heading", className, ...rest }: HeadingProps) {
  return <Element className={classNames(sizeClass[size], "text-ink", className)} {...rest} />;
}
