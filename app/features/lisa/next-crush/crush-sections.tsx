/** The page in its two columns: what comes back on the left, one's own words and questions beside it. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { NextCrush } from "#domain/lisa/next-crush.ts";
import type { NextCrushProposal, NextCrushSection } from "#domain/lisa/next-crush-sections.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { showCard, useOpenCard } from "../chat/open-card.ts";
import { OpenSafetyCard } from "../chat/safety-card-view.tsx";
import { keyAt, ReplyPart } from "../reply/reply-lines.tsx";
import { ProposalRow } from "./proposal-row.tsx";

type CrushSectionsProps = {
  crush: NextCrush;
  today: CalendarDay;
  /** Null in an example, where there is nothing to decide. */
  actsOf: ((proposal: NextCrushProposal) => ReactNode) | null;
  /** In place of the lines that the analyst read. */
  ownWords: ReactNode;
  /** Null: nobody is there. */
  foldLabel: string | null;
  onFold: () => void;
};

const aside: ReadonlySet<NextCrushSection["kind"]> = new Set(["own_words", "now", "questions", "never"]);

export function CrushSections({ crush, today, actsOf, ownWords, foldLabel, onFold }: CrushSectionsProps) {
  const t = useTranslations("lisa.crush");
  const { language, sections, isThin, hasHelp } = crush;
  const shown = sections.filter(({ kind }) => kind !== "opening" || isThin);
  const draw = (section: NextCrushSection) => (
    <Section key={section.kind} section={section} language={language}>
      {section.kind === "own_words"
        ? ownWords
        : section.proposals.length > 0 && (
            <ul>
              {section.proposals.map((proposal) => (
                <ProposalRow key={proposal.tag} proposal={proposal} language={language}>
                  {actsOf?.(proposal)}
                </ProposalRow>
              ))}
            </ul>
          )}
      {section.kind === "now" && foldLabel && (
        <Text size="small">
          <TextButton size="small" onClick={onFold}>
            {foldLabel}
          </TextButton>
        </Text>
      )}
      {section.kind === "questions" && (
        <Text size="small">
          <TextLink to={paths.lisa} size="small">
            {t("talk")}
          </TextLink>
        </Text>
      )}
    </Section>
  );
  return (
    <Stack gap={8}>
      <Columns template="main-aside" className="gap-y-10">
        <Stack gap={10}>{shown.filter(({ kind }) => !aside.has(kind)).map(draw)}</Stack>
        <Stack gap={10}>{shown.filter(({ kind }) => aside.has(kind)).map(draw)}</Stack>
      </Columns>
      {hasHelp && <HelpLines language={language} today={today} />}
      <Text size="small" tone="soft">
        {t("here")}
      </Text>
    </Stack>
  );
}

type SectionProps = { section: NextCrushSection; language: NextCrush["language"]; children: ReactNode };

function Section({ section: { kind, label, parts }, language, children }: SectionProps) {
  return (
    <Stack
      as="section"
      gap={4}
      lang={language}
      aria-label={label ?? undefined}
      className="border-t border-ink pt-4"
    >
      {label && <Heading>{label}</Heading>}
      {kind !== "own_words" &&
        parts.map((part, at) => <ReplyPart key={keyAt(at)} part={part} language={language} />)}
      {children}
    </Stack>
  );
}

/** Where pages tell of fear or control, help lines are within reach. */
function HelpLines({ language, today }: { language: NextCrush["language"]; today: CalendarDay }) {
  const t = useTranslations("lisa");
  const personId = useJournal()?.personId;
  if (useOpenCard(personId)) return <OpenSafetyCard today={today} />;
  return (
    <Text size="small">
      <TextButton size="small" onClick={() => personId && showCard({ personId, language, reason: "asked" })}>
        {t("help")}
      </TextButton>
    </Text>
  );
}
