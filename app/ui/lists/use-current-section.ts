import { useEffect, useState } from "react";
import type { IndexedSection } from "./section-index.tsx";

/** The id of the last section whose top has passed the upper third of the window. */
export function useCurrentSection(sections: readonly IndexedSection[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);

  useEffect(() => {
    function find() {
      const limit = window.innerHeight / 3;
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = sections.filter(({ id }) => {
        const element = document.getElementById(id);
        return element !== null && element.getBoundingClientRect().top <= limit;
      });
      const scrolled = window.scrollY > 0;
      setCurrent((atEnd && scrolled ? sections : passed).at(-1)?.id ?? sections[0]?.id);
    }
    find();
    window.addEventListener("scroll", find, { passive: true });
    window.addEventListener("resize", find);
    return () => {
      window.removeEventListener("scroll", find);
      window.removeEventListener("resize", find);
    };
  }, [sections]);

  return current;
}
