import type { LucideIcon } from "lucide-react";
import { Compass, MessagesSquare, Repeat2, Route, Sprout, Sun } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type AnalysisType, analysisTypes } from "#domain/lisa/reply.ts";
import type { Sent } from "./use-chat.ts";

const analysisIcons: Readonly<Record<AnalysisType, LucideIcon>> = {
  overview: Compass,
  patterns: Repeat2,
  communication: MessagesSquare,
  needs: Sun,
  timeline: Route,
  growth: Sprout,
};

const questions = ["first", "second", "third"] as const;

type StartersProps = { onAsk: (sent: Sent) => void };

/** The six analyses, and three questions in plain words. */
export function Starters({ onAsk }: StartersProps) {
  const t = useTranslations("lisa");
  const analysisWord = useTranslations("fields.value.analysis");
  return (
    <Stack gap={6}>
      <Stack as="section" gap={2}>
        <Heading size="label">{t("starters.title")}</Heading>
        <ul className="grid sm:grid-cols-2 sm:gap-x-8">
          {analysisTypes.map((type) => (
            <li key={type} className="border-t border-line">
              <button
                type="button"
                className="flex min-h-14 w-full items-center gap-3.5 py-2.5 text-start hover:bg-surface"
                onClick={() =>
                  onAsk({ text: t(`starters.${type}`), analysis: type, title: analysisWord(type) })
                }
              >
                <span className="text-accent">
                  <Icon glyph={analysisIcons[type]} />
                </span>
                <span className="flex min-w-0 flex-col">
                  <span className="type-name">{analysisWord(type)}</span>
                  <span className="type-small text-ink-soft">{t(`kindHints.${type}`)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Stack>
      <Stack as="section" gap={2}>
        <Text size="small" tone="soft">
          {t("starters.ask")}
        </Text>
        <ul className="flex flex-wrap gap-x-6 gap-y-3">
          {questions.map((name) => (
            <li key={name} className="type-choice">
              <TextButton onClick={() => onAsk({ text: t(`starters.${name}`) })}>
                {t(`starters.${name}`)}
              </TextButton>
            </li>
          ))}
        </ul>
      </Stack>
      <div className="border-b border-line">
        <LinkRow to={paths.nextCrush} title={t("crush.title")} detail={t("crush.detail")} />
        <LinkRow to={paths.letter} title={t("letter.title")} detail={t("letter.detail")} />
      </div>
    </Stack>
  );
}
