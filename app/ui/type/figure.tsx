import type { ComponentProps } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";

type FigureProps = ComponentProps<"span"> & { size?: "figure" | "large" };

/** A number, or a number and its unit ("11 mois"), in lining tabular figures. */
export function Figure({ size = "figure", className, ...rest }: FigureProps) {
  return (
    <span
      className={classNames("type-figure text-ink", size === "large" && "text-[2rem]/9", className)}
      {...rest}
    />
  );
}
