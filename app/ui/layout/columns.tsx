import type { ComponentProps } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";

type Plan =
  | "dashboard"
  | "halves"
  | "halves-apart"
  | "index-main"
  | "index-main-margin"
  | "ledger"
  | "ledger-margin"
  | "main-aside"
  | "main-margin"
  | "main-rail"
  | "path"
  | "thirds";

type ColumnsProps = ComponentProps<"div"> & {
  template: Plan;
};

/** The page's named column plans, as they are in styles/columns.css. One column on phones. */
export function Columns({ template, className, ...rest }: ColumnsProps) {
  return <div className={classNames("grid grid-cols-1 gap-y-6", `plan-${template}`, className)} {...rest} />;
}
