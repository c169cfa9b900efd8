import { classNames } from "#app/ui/styles/class-names.ts";
import { DottedMark } from "./dotted-mark.tsx";
import { useCurrentSection } from "./use-current-section.ts";

export type IndexedSection = { id: string; label: string };

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
