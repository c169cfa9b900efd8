import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { leaveQuickly } from "#app/lib/quick-exit.ts";
import { useSite } from "#app/lib/site/kept-site.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { LisaLanguage } from "#domain/lisa/reply.ts";
import { type CountryHelp, helpCountries } from "#domain/lisa/safety/help-lines.ts";
import { type CardReason, safetyCard } from "#domain/lisa/safety/safety-card.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { closeCard, useOpenCard } from "./open-card.ts";

type SafetyCardProps = {
  language: LisaLanguage;
  reason: CardReason;
  today: CalendarDay;
  onClose: () => void;
};

/** The card where the page has its place for it, brought into view; nothing while it is closed. */
export function OpenSafetyCard({ today }: { today: CalendarDay }) {
  const card = useOpenCard(useJournal()?.personId);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (card) place.current?.scrollIntoView({ block: "start" });
  }, [card]);
  return (
    <div ref={place} className="scroll-mt-20 empty:hidden">
      {card && (
        <SafetyCardView language={card.language} reason={card.reason} today={today} onClose={closeCard} />
      )}
    </div>
  );
}

const noHelp: readonly CountryHelp[] = [];

/** The fixed card: no name, no label, no question. It stays until it is closed. */
export function SafetyCardView({ language, reason, today, onClose }: SafetyCardProps) {
  const t = useTranslations("lisa.card");
  const format = useFormat();
  const served = useSite()?.help ?? noHelp;
  const codes = [...new Set([...helpCountries, ...served.map((one) => one.country)])];
  const [country, setCountry] = useState(() => ownCountry(codes));
  const { before, help, after } = safetyCard(language, country, today, { served, reason });
  return (
    <section
      aria-label={t("title")}
      role="alert"
      lang={language}
      className="rounded-(--radius-sheet) border-2 border-bad bg-raised p-5"
    >
      <Stack gap={4}>
        <Heading>{t("title")}</Heading>
        {before.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
        <InlineSelect
          label={t("country")}
          value={help.country}
          options={[
            ...codes.map((code) => ({ value: code, label: format.country(code) })),
            { value: "", label: t("elsewhere") },
          ]}
          onChange={(event) => setCountry(event.target.value)}
        />
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="type-label">{t("now")}</dt>
            <dd className="flex flex-wrap gap-x-4">
              {help.emergency.map((number) => (
                <Telephone key={number} number={number} />
              ))}
            </dd>
          </div>
          {help.lines.length > 0 && (
            <div>
              <dt className="type-label">{t("talk")}</dt>
              <dd>
                <ul className="flex flex-col gap-2">
                  {help.lines.map(({ name, number, hours, text, source, sureness }) => (
                    <li key={`${name} ${number}`} className="flex flex-col">
                      <span className="flex flex-wrap items-baseline gap-x-2">
                        {name !== number && <span>{name}</span>}
                        <Telephone number={number} />
                        <span className="type-small text-ink-soft">{hours}</span>
                        {text && <span className="type-small text-ink-soft">{text}</span>}
                      </span>
                      <span className="type-small text-ink-soft">
                        {source} (
                        {sureness.kind === "unchecked"
                          ? t("unchecked")
                          : t(sureness.kind, { day: format.day(sureness.on) })}
                        )
                      </span>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </dl>
        {after.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
        <Inline gap={3} wrap>
          <Button variant="primary" onClick={leaveQuickly}>
            {t("exit")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("close")}
          </Button>
        </Inline>
      </Stack>
    </section>
  );
}

function Telephone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, "")}`} className="reach underlined type-figure">
      {number}
    </a>
  );
}

/** By the region of the browser's language; none: the numbers that work in most places. */
function ownCountry(codes: readonly string[]): string {
  const region = new Intl.Locale(navigator.language).region ?? "";
  return codes.find((code) => code === region) ?? "";
}
