import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { OwnLogLine } from "#domain/account/signed-in-devices.ts";
import { useDeviceWords } from "./use-device-words.ts";

/** One thing that happened, in a sentence, with its day and hour. */
export function LogLine({ line }: { line: OwnLogLine }) {
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
