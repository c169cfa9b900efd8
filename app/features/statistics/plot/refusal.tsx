import { type ReactNode, use } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { UnmappedStatistics } from "#app/ui/art/unmapped-statistics.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Lozenge } from "#app/ui/type/lozenge.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { fewestEntries } from "#domain/statistics/fewest-entries.ts";
import { FewEntries, type FewEntry } from "./few-entries.tsx";
import { RefusalPicture } from "./refusal-picture.ts";

type RefusalProps = {
  id: string;
  /** « La note et la durée : trop peu pour dessiner. » */
  sentence: string;
  /** What would be drawn, and what is missing. */
  reason: string;
  have: number;
  /** "rated relationships": what is counted beside the lozenges. */
  counted: string;
  /** The few that there are. */
  entries?: readonly FewEntry[];
  /** The act that would help. */
  action?: ReactNode;
};

/** Shown in place of a figure with fewer than five entries: what is missing, the entries themselves, and an action that would help. */
export function Refusal({ id, sentence, reason, have, counted, entries = [], action }: RefusalProps) {
  const t = useTranslations("statistics.refusal");
  const format = useFormat();
  const { picture, areGathered } = use(RefusalPicture);
  if (areGathered) return null;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-sentence`}
      className="figure-section grid min-w-0 scroll-mt-20 content-start gap-x-10 gap-y-4 border-t-(length:--rule) border-ink pt-4 @container"
    >
      <div className="flex min-w-0 flex-col gap-1">
        <Heading id={`${id}-sentence`}>{sentence}</Heading>
        <Text size="small" tone="soft" className="max-w-[36rem]">
          {reason}
        </Text>
      </div>
      <FewEntries entries={entries} />
      {picture === id && (
        <div className="max-w-note">
          <UnmappedStatistics />
        </div>
      )}
      <p className="flex items-center gap-3 type-small text-ink-soft">
        <span className="inline-flex gap-1" aria-hidden="true">
          {Array.from({ length: fewestEntries }, (_, at) => (
            <Lozenge key={String(at)} filled={at < have} />
          ))}
        </span>
        {t("tally", { have: format.number(have), of: format.number(fewestEntries), counted })}
      </p>
      {action && <div className="flex flex-wrap gap-2 print:hidden">{action}</div>}
    </section>
  );
}
