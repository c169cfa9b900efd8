import type { ComponentProps, ElementType } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { gapClass, type Space } from "./space.ts";

type StackProps = ComponentProps<"div"> & {
  as?: ElementType;
  gap?: Space;
  align?: "stretch" | "start" | "center" | "end";
};

const alignClass = { stretch: "", start: "items-start", center: "items-center", end: "items-end" };

/** One thing under the other. */
export function Stack({ as: Element = "div", gap = 4, align = "stretch", className, ...rest }: StackProps) {
  return (
    <Element
      className={classNames("flex min-w-0 flex-col", gapClass[gap], alignClass[align], className)}
      {...rest}
    />
  );
}
