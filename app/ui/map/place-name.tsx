import "./lettering.css";
import type { ElementType, ReactNode } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";

type PlaceNameProps = {
  children: ReactNode;
  /** "large" is the present village, "small" shares its line on phones; without it the name stands in a sentence. */
  size?: "large" | "middle" | "small" | "inherit" | undefined;
  tone?: "ink" | "accent" | undefined;
  as?: ElementType | undefined;
};

const sizeClass = {
  large: "block text-[2.75rem]/[3.25rem] lg:text-[3.25rem]/[3.75rem]",
  middle: "block text-title-small/10",
  small: "block text-[2rem]/10 min-[400px]:text-title-small",
  inherit: "text-[1.15em]",
};

/** A place of the Carte, in its lettering; French in both languages. */
export function PlaceName({
  children,
  size = "inherit",
  tone = "ink",
  as: Element = "span",
}: PlaceNameProps) {
  return (
    <Element
      lang="fr"
      className={classNames(
        "font-lettering font-normal italic",
        sizeClass[size],
        tone === "accent" ? "text-accent" : "text-ink",
      )}
    >
      {children}
    </Element>
  );
}
