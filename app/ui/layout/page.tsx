import type { ComponentProps } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";

type PageProps = ComponentProps<"main"> & {
  width?: "wide" | "middle" | "reading";
};

const widthClass = {
  wide: "max-w-wide-page",
  middle: "max-w-middle-page",
  reading: "max-w-[calc(var(--measure)+2*var(--page-gutter))]",
};

/** The width and gutters of a page; it is the page's `<main>`. */
export function Page({ width = "wide", className, ...rest }: PageProps) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className={classNames(
        "mx-auto w-full px-(--page-gutter) pt-5 pb-[calc(var(--bar-height)+48px)] lg:pt-8 lg:pb-16",
        widthClass[width],
        className,
      )}
      {...rest}
    />
  );
}
