import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useAsked } from "#app/lib/use-asked.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { OwnLogLine } from "#domain/account/signed-in-devices.ts";
import { fetchLog } from "./device-calls.ts";
import { useReadProblem } from "./use-act-problem.ts";
import { useDeviceWords } from "./use-device-words.ts";

const askNewest = () => fetchLog(null);

/** @param changes grows with every act of this page, which the log then tells */
export function SecurityLog({ changes }: { changes: number }) {
  const t = useTranslations("devices.log");
  return (
    <Stack as="section" gap={3} aria-labelledby="log">
      <Heading id="log">{t("title")}</Heading>
      <Text size="small" tone="soft">
        {t("lead")}
      </Text>
      <Lines key={changes} />
    </Stack>
  );
}

function Lines() {
  const t = useTranslations("devices.log");
  const tFailed = useTranslations("devices.failed");
  const problemText = useReadProblem();
  const { value: newest, problem, refresh } = useAsked(askNewest);
  const [older, setOlder] = useState<{ lines: readonly OwnLogLine[]; next: string | null } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (!newest && problem)
    return (
      <Stack gap={3} align="start">
        <Remark tone="bad">{problemText(problem)}</Remark>
        <Button onClick={() => void refresh()}>{tFailed("retry")}</Button>
      </Stack>
    );
  if (!newest) return <Skeleton rows={4} words={[110, 210]} />;
  const { next } = older ?? newest;
  const seen = new Set(newest.lines.map(({ id }) => id));
  const lines = [...newest.lines, ...(older?.lines ?? []).filter(({ id }) => !seen.has(id))];

  async function askOlder() {
    setAsking(true);
    const told = await fetchLog(next);
    setAsking(false);
    setFailure(told.ok ? null : problemText(told.problem));
    if (told.ok) setOlder({ lines: [...(older?.lines ?? []), ...told.value.lines], next: told.value.next });
  }
  return (
    <Stack gap={3} align="start">
      <ol aria-labelledby="log" className="w-full border-b border-line">
        {lines.map((line) => (
          <LogLine key={line.id} line={line} />
        ))}
      </ol>
      {lines.length === 0 && <Text tone="soft">{t("empty")}</Text>}
      {next !== null && (
        <Button variant="quiet" pending={isAsking} onClick={() => void askOlder()}>
          {t("more")}
        </Button>
      )}
      {next === null && older && (
        <Text size="small" tone="soft">
          {t("first")}
        </Text>
      )}
      {failure && (
        <Remark tone="bad" role="alert">
          {failure}
        </Remark>
      )}
    </Stack>
  );
}

/** One thing that happened, in a sentence, with its day and hour. */
function LogLine({ line }: { line: OwnLogLine }) {
  const t = useTranslations("devices.log");
  const format = useFormat();
  const { browser } = useDeviceWords();
  const sentence = t(line.event, { times: line.times, device: browser(line) });
  const tellsDevice = line.event === "login" || line.event === "logout";
  return (
    <li className="grid gap-x-6 border-t border-line py-2.5 md:grid-cols-[15rem_minmax(0,1fr)]">
      <time dateTime={line.at} className="type-small text-ink-soft md:pt-0.5">
        {t("when", { day: format.instant(line.at), time: format.time(line.at) })}
      </time>
      <span className="type-body text-ink">
        {line.isCurrent && tellsDevice ? t("thisDevice", { sentence }) : sentence}
      </span>
    </li>
  );
}
