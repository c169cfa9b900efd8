import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Marked } from "#app/ui/type/marked.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Erasure } from "#domain/journal/erase-person.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useMentionWords } from "./mention-words.ts";

const shownFirst = 8;

type WhatStaysProps = {
  name: string;
  mentions: Erasure["mentions"];
  today: CalendarDay;
  isOnDevice: boolean;
};

/** Other texts that mention them are the writer's own: shown, never rewritten. */
export function WhatStays({ name, mentions, today, isOnDevice }: WhatStaysProps) {
  const t = useTranslations("erase.stays");
  const format = useFormat();
  const say = useMentionWords(today);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? mentions : mentions.slice(0, shownFirst);
  const hidden = mentions.length - shown.length;
  return (
    <Stack as="section" gap={3} aria-labelledby="erase-stays">
      <Heading id="erase-stays">{t("title")}</Heading>
      <Text>
        {mentions.length === 0 ? t("none", { name }) : t("mentions", { name, count: mentions.length })}
      </Text>
      {shown.length > 0 && (
        <ul className="border-b border-line">
          {shown.map((mention) => {
            const { title, text, detail, to } = say(mention);
            return (
              <li key={mention.id} className="border-t border-line">
                <Link
                  to={to}
                  className="group -mx-3 flex flex-col px-3 py-2.5 hover:bg-surface active:bg-sunken"
                >
                  <span className="type-body text-ink underline decoration-line-strong underline-offset-4">
                    {title}
                  </span>
                  {text !== "" && (
                    <span className="type-body wrap-anywhere text-ink-soft">
                      <Marked text={text} query={name} length={110} />
                    </span>
                  )}
                  {detail !== "" && <span className="type-small text-ink-soft">{detail}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {hidden > 0 && (
        <span className="self-start">
          <TextButton size="small" onClick={() => setWhole(true)}>
            {t("more", { count: format.number(hidden) })}
          </TextButton>
        </span>
      )}
      {!isOnDevice && (
        <Text size="small" tone="soft">
          {t("copies")}
        </Text>
      )}
    </Stack>
  );
}
