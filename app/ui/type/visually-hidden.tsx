import type { ComponentProps, ElementType } from "react";

type VisuallyHiddenProps = ComponentProps<"span"> & { as?: ElementType };

export function VisuallyHidden({ as: Element = "span", ...rest }: VisuallyHiddenProps) {
  return <Element className="sr-only" {...rest} />;
}
