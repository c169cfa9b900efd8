import type { ComponentProps, ElementType } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { gapClass, type Space } from "./space.ts";

type InlineProps = ComponentProps<"div"> & {
  as?: ElementType;
  gap?: Space;
  align?: "center" | "baseline" | "start" | "end";
  justify?: "start" | "between" | "end";
  wrap?: boolean;
};

const alignClass = {
  center: "items-center",
  baseline: "items-baseline",
  start: "items-start",
  end: "items-end",
};
const justifyClass = { start: "", between: "justify-between", end: "justify-end" };

/** Things side by side on one line, wrapping when told. */
export function Inline({
  as: Element = "div",
  gap = 2,
  align = "center",
  justify = "start",
  wrap = false,
  className,
  ...rest
}: InlineProps) {
  return (
    <Element
      className={classNames(
        "flex min-w-0",
        gapClass[gap],
        alignClass[align],
        justifyClass[justify],
        wrap && "flex-wrap",
        className,
      )}
      {...rest}
    />
  );
}
