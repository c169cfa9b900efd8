import type { ComponentProps } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";

/** Running text (legal pages, help): plain `h2`, `p`, `ul`, `a` inside. */
export function Prose({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames("prose max-w-measure type-body text-ink", className)} {...rest} />;
}
