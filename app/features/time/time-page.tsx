/** The journal in time: as it was on an evening of the last thirty days, and the way back to it, by ordinary edits (docs/decisions/046-the-journal-in-time.md). */
import { Check, CircleAlert, CloudOff } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { fieldWords } from "#app/messages/parts.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { requireJournal, useJournal } from "#app/store/db/journal.ts";
import { useJournalRows } from "#app/store/db/use-journal-rows.ts";
import { takeBack } from "#app/store/time/take-back.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Select } from "#app/ui/choices/select.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { earlierDays } from "#domain/journal/earlier-rows.ts";
import { type BackTo, type JournalThen, stepsOf } from "#domain/journal/journal-then.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { Changes, useStepLabel } from "./changes.tsx";
import { JournalWas } from "./journal-was.tsx";
import { RecentTakings } from "./recent-takings.tsx";
import { TakeBackDialog } from "./take-back-dialog.tsx";
import { timeWords } from "./time-words.ts";
import { useJournalThen } from "./use-journal-then.ts";

export function Component() {
  return (
    <WithMessages words={timeWords}>
      <WithMessages words={fieldWords}>
        <JournalInTime />
      </WithMessages>
    </WithMessages>
  );
}

type Result =
  | { readonly state: "none" | "done" | "storage_full" | "failed" }
  | { readonly state: "invalid"; readonly name: string };

function JournalInTime() {
  const t = useTranslations("time");
  const format = useFormat();
  const today = useToday();
  const journal = useJournal();
  const [chosen, setChosen] = useState<CalendarDay | null>(null);
  const [result, setResult] = useState<Result>({ state: "none" });
  const days = Array.from({ length: earlierDays }, (_, at) => addDays(today, -1 - at));
  // Past midnight the oldest day is no longer one of them.
  const day = days.find((one) => one === chosen) ?? addDays(today, -1);
  const { view, again } = useJournalThen(day);
  usePageTitle(t("title"));
  return (
    <Page width="reading">
      <Stack gap={8}>
        <Stack gap={3}>
          <BackLink to={paths.ownData}>{t("back")}</BackLink>
          <Title>{t("title")}</Title>
          <Text size="lead">{t("lead")}</Text>
          <Text tone="soft">{t(journal?.kind === "account" ? "reach.account" : "reach.device")}</Text>
        </Stack>
        <div className="max-w-80">
          <Select
            label={t("day")}
            value={day}
            options={days.map((value) => ({ value, label: format.day(value, "full") }))}
            onChange={({ target }) => {
              setChosen(days.find((one) => one === target.value) ?? null);
              setResult({ state: "none" });
            }}
          />
        </div>
        <div role="status" className="empty:hidden">
          {result.state === "done" && (
            <Remark icon={Check} tone="good">
              {t("result.done", { day: format.day(day) })}
            </Remark>
          )}
          {result.state === "invalid" && (
            <Remark icon={CircleAlert} tone="bad">
              {t("result.invalid", { name: result.name })}
            </Remark>
          )}
          {(result.state === "storage_full" || result.state === "failed") && (
            <Remark icon={CircleAlert} tone="bad">
              {t(`result.${result.state}`)}
            </Remark>
          )}
        </div>
        <RecentTakings onUndone={again} />
        {view.state === "loading" && (
          <div role="status" aria-label={t("loading")}>
            <Skeleton rows={4} />
          </div>
        )}
        {view.state === "failed" && (
          <Stack gap={3} role="status">
            <Remark icon={view.reason === "failed" ? CircleAlert : CloudOff}>
              {t(`failed.${view.reason}`)}
            </Remark>
            <div>
              <Button onClick={again}>{t("again")}</Button>
            </div>
          </Stack>
        )}
        {view.state === "ready" && (
          <Then key={day} then={view.journal} day={day} onResult={setResult} onTaken={again} />
        )}
      </Stack>
    </Page>
  );
}

type ThenProps = {
  then: JournalThen;
  day: CalendarDay;
  onResult: (result: Result) => void;
  onTaken: () => void;
};

function Then({ then, day, onResult, onTaken }: ThenProps) {
  const t = useTranslations("time");
  const { list } = useFormat();
  const now = useJournalRows();
  const labelOf = useStepLabel();
  const [back, setBack] = useState<BackTo | null>(null);
  const { journal, steps, closed, waiting } = then;
  const chosen = back ? stepsOf(steps, back) : [];
  const held = list([
    ...(journal.relationships.length > 0 ? [t("count.people", { count: journal.relationships.length })] : []),
    ...(journal.moments.length > 0 ? [t("count.moments", { count: journal.moments.length })] : []),
    ...(journal.media.length > 0 ? [t("count.media", { count: journal.media.length })] : []),
  ]);
  const name =
    back?.of === "person" && back.id !== null && now
      ? labelOf({ table: "relationships", id: back.id }, now)
      : t("nobody");

  async function take() {
    setBack(null);
    try {
      const taken = await takeBack(requireJournal(), chosen, day);
      if (taken.ok) onResult({ state: "done" });
      else if (taken.reason === "storage_full") onResult({ state: "storage_full" });
      else {
        const step = steps.find(({ id }) => id === taken.id);
        onResult({ state: "invalid", name: step && now ? labelOf(step, now) : "" });
      }
      if (taken.ok) onTaken();
    } catch (error) {
      console.error(error);
      onResult({ state: "failed" });
    }
  }
  return (
    <Stack gap={8}>
      <Stack gap={1}>
        <Text>{held === "" ? t("nothing") : t("held", { what: held })}</Text>
        {steps.length === 0 && <Text tone="soft">{t("same")}</Text>}
        {closed > 0 && <Text tone="soft">{t("closed", { count: closed })}</Text>}
        {waiting > 0 && <Text tone="soft">{t("waiting", { count: waiting })}</Text>}
      </Stack>
      {steps.length > 0 && now && (
        <Stack as="section" gap={4} aria-labelledby="time-changes">
          <Heading id="time-changes">{t("changes")}</Heading>
          <Changes steps={steps} now={now} onTake={setBack} />
          <div>
            <Button variant="primary" onClick={() => setBack({ of: "all" })}>
              {t("take.all")}
            </Button>
          </div>
        </Stack>
      )}
      {(journal.relationships.length > 0 || journal.moments.length > 0) && <JournalWas journal={journal} />}
      <TakeBackDialog
        back={back}
        name={name}
        day={day}
        steps={chosen}
        onYes={() => void take()}
        onNo={() => setBack(null)}
      />
    </Stack>
  );
}
