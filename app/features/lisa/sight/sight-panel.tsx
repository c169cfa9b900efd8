import { Lock } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { useJournalRows } from "#app/store/db/use-journal-rows.ts";
import { updateProfile, useProfile } from "#app/store/profile/profile.ts";
import { updateRelationship } from "#app/store/relationships/relationships.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Switch } from "#app/ui/choices/switch.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { readableTexts } from "#domain/conversation/conversation.ts";
import type { LisaPages } from "#domain/lisa/lisa-pages.ts";
import type { LisaChip } from "#domain/lisa/reply.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { CitedChip } from "../reply/cited-chip.tsx";
import { withText } from "./permissions.ts";
import { type SightRow, sightRows } from "./sight-rows.ts";
import { useAllowAll } from "./use-allow-all.ts";

type SightPanelProps = {
  today: CalendarDay;
  /** What she may read now. */
  pages: LisaPages | undefined;
  headingHidden?: boolean;
  /** The pages of the answer that came last. */
  cited?: readonly LisaChip[];
};

/** Exactly what LISA can see, person by person and kind by kind; all of it is off until it is switched on. */
export function SightPanel({ today, pages, headingHidden = false, cited = [] }: SightPanelProps) {
  const t = useTranslations("lisa.sight");
  const kindWord = useTranslations("fields.value.lisaReads");
  const quickSave = useQuickSave();
  const journal = useJournalRows();
  const profile = useProfile();
  const { allowAll, allowNone } = useAllowAll(today);
  if (!journal) return null;
  const reads = profile?.lisa_reads ?? [];
  const rows = sightRows(journal, today);
  const seen = pages?.moments.filter(({ isSealed }) => !isSealed).length ?? 0;
  const isAnyOn = reads.length > 0 || rows.some(({ state }) => state === "on");
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        {!headingHidden && <Heading>{t("title")}</Heading>}
        <Text size="small" tone="soft">
          {t("lead")}
        </Text>
        <Text size="small" role="status">
          {t("sum", { moments: seen, people: pages?.relationships.length ?? 0 })}
        </Text>
      </Stack>
      <Stack as="section" gap={1} aria-label={t("people")}>
        <Heading as="h3" size="label">
          {t("people")}
        </Heading>
        {rows.length === 0 && (
          <Text size="small" tone="soft">
            {t("nobody")}
          </Text>
        )}
        <ul>
          {rows.map((row) => (
            <li key={row.id} className="border-t border-line py-1">
              <PersonSight row={row} />
            </li>
          ))}
        </ul>
      </Stack>
      <Stack as="section" gap={1} aria-label={t("texts")}>
        <Heading as="h3" size="label">
          {t("texts")}
        </Heading>
        <ul>
          {readableTexts.map((kind) => (
            <li key={kind} className="border-t border-line py-1">
              <Switch
                label={kindWord(kind)}
                checked={reads.includes(kind)}
                onChange={(isOn) =>
                  void quickSave(() => updateProfile({ lisa_reads: withText(reads, kind, isOn) }))
                }
              />
            </li>
          ))}
          {(["photos", "letters"] as const).map((what) => (
            <li
              key={what}
              className="flex min-h-11 items-center justify-between gap-4 border-t border-line py-2"
            >
              <span className="flex flex-col">
                <span className="type-button">{t(what)}</span>
                <span className="type-small text-ink-soft">{t("never")}</span>
              </span>
              <Icon glyph={Lock} />
            </li>
          ))}
        </ul>
      </Stack>
      {cited.length > 0 && (
        <Stack as="section" gap={2} aria-label={t("cited")}>
          <Heading as="h3" size="label">
            {t("cited")}
          </Heading>
          <ul className="flex flex-col items-start gap-2">
            {cited.map((chip) => (
              <li key={chip.id} className="max-w-full">
                <CitedChip chip={chip} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {isAnyOn ? (
        <Text size="small">
          <TextButton size="small" onClick={() => void quickSave(allowNone)}>
            {t("allowNone")}
          </TextButton>
        </Text>
      ) : (
        <Button onClick={() => void quickSave(allowAll)}>{t("allowAll")}</Button>
      )}
    </Stack>
  );
}

function PersonSight({ row: { id, name, moments, state } }: { row: SightRow }) {
  const t = useTranslations("lisa.sight");
  const quickSave = useQuickSave();
  if (state === "folded" || state === "minor") {
    return (
      <div className="flex min-h-11 items-center justify-between gap-4">
        <span className="flex min-w-0 flex-col">
          <span className="truncate type-name text-ink-soft" dir="auto">
            {name}
          </span>
          <span className="type-small text-ink-soft">{t(state)}</span>
        </span>
        <Icon glyph={Lock} />
      </div>
    );
  }
  return (
    <Switch
      label={
        <span className="block truncate type-name" dir="auto">
          {name}
        </span>
      }
      hint={t("moments", { count: moments })}
      checked={state === "on"}
      onChange={(isOn) => void quickSave(() => updateRelationship(id, { lisa_may_read: isOn }))}
    />
  );
}
