import type { ComponentProps } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";

const templateClass = {
  halves: "md:grid-cols-2 md:gap-x-8",
  thirds: "md:grid-cols-3 md:gap-x-8",
  "main-aside":
    "lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-x-10 wide:grid-cols-[minmax(0,1fr)_356px] wide:gap-x-16",
  dashboard:
    "md:grid-cols-[minmax(0,1fr)_264px] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-x-10 wide:grid-cols-[minmax(0,1fr)_356px] wide:gap-x-16",
  "ledger-margin": "wide:grid-cols-[minmax(0,1fr)_236px] wide:gap-x-16",
  "main-margin": "lg:grid-cols-[minmax(0,1fr)_236px] lg:gap-x-16",
  "main-rail": "lg:grid-cols-[minmax(0,1fr)_104px] lg:gap-x-12",
  "index-main": "lg:grid-cols-[196px_minmax(0,1fr)] lg:gap-x-16",
  "index-main-margin": "lg:grid-cols-[196px_minmax(0,1fr)_248px] lg:gap-x-15",
  path: "md:grid-cols-[232px_minmax(0,1fr)] md:gap-x-10 lg:grid-cols-[264px_minmax(0,1fr)_262px] lg:gap-x-14",
} as const;

type ColumnsProps = ComponentProps<"div"> & {
  template: keyof typeof templateClass;
};

/** The page's named column plans. One column on phones. */
export function Columns({ template, className, ...rest }: ColumnsProps) {
  return (
    <div className={classNames("grid grid-cols-1 gap-y-6", templateClass[template], className)} {...rest} />
  );
}
