import { useEffect, useState } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { DottedMark } from "./dotted-mark.tsx";

type IndexedSection = { id: string; label: string };

type SectionIndexProps = {
  label: string;
  /** In page order; each id is that of an element on the page. */
  sections: readonly IndexedSection[];
};

/** The sections of a long page beside a dotted path; madder where one is. Hidden on phones. */
export function SectionIndex({ label, sections }: SectionIndexProps) {
  const current = useCurrentSection(sections);
  return (
    <nav aria-label={label} className="sticky top-24 hidden lg:block">
      {sections.map((section) => {
        const isCurrent = section.id === current;
        return (
          <a
            key={section.id}
            href={`#${section.id}`}
            aria-current={isCurrent ? "location" : undefined}
            className={classNames(
              "relative flex min-h-10 items-center pl-5",
              isCurrent ? "font-strong text-ink" : "text-ink-soft hover:text-ink",
            )}
          >
            <DottedMark isCurrent={isCurrent} />
            {section.label}
          </a>
        );
      })}
    </nav>
  );
}

/** The id of the last section whose top has passed the upper third of the window. */
function useCurrentSection(sections: readonly IndexedSection[]): string | undefined {
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
