import { Pause } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Game } from "#domain/game/game.ts";
import type { GamePause } from "#domain/game/pauses.ts";
import { type Journal, keptJournal } from "#domain/journal/journal.ts";
import { RhythmLine } from "./rhythm-line.tsx";
import { SealBoard } from "./seal-board.tsx";
import { SourceLedger } from "./source-ledger.tsx";
import { Standing } from "./standing.tsx";
import { WeekLedger } from "./week-ledger.tsx";

type GameLedgerProps = {
  game: Game;
  journal: Journal;
  pause: GamePause | null;
  onPause: () => void;
  onResume: () => void;
  onRules: () => void;
  onSwitchOff: () => void;
};

/** The figures behind the map: the village, the week, the rhythm, the source of each point. */
export function GameLedger({
  game,
  journal,
  pause,
  onPause,
  onResume,
  onRules,
  onSwitchOff,
}: GameLedgerProps) {
  const t = useTranslations("game");
  const isWide = useIsWide();
  const rhythm = <RhythmLine rhythm={game.rhythm} />;
  const sources = <Sources game={game} journal={journal} />;
  return (
    <Stack gap={8} className="px-(--page-gutter) pt-5 lg:px-8 lg:py-8">
      <Standing standing={game.standing} as="h1" />
      {pause && <PauseLine pause={pause} onResume={onResume} />}
      <WeekLedger week={game.week} journal={journal} />
      {isWide ? (
        <>
          {sources}
          {rhythm}
        </>
      ) : (
        <>
          {rhythm}
          <SealBoard seals={game.seals} journal={journal} />
          {sources}
        </>
      )}
      <Inline gap={5} wrap>
        {!pause && (
          <TextButton size="small" onClick={onPause}>
            {t("pause.open")}
          </TextButton>
        )}
        <TextButton size="small" onClick={onRules}>
          {t("rules.open")}
        </TextButton>
        <TextButton size="small" tone="soft" onClick={onSwitchOff}>
          {t("off.open")}
        </TextButton>
      </Inline>
    </Stack>
  );
}

function Sources({ game, journal }: { game: Game; journal: Journal }) {
  const t = useTranslations("game.sources");
  const format = useFormat();
  const { points } = game.standing;
  const since = keptJournal(journal)
    .moments.map(({ created_at }) => created_at.slice(0, 4))
    .toSorted()[0];
  return (
    <Stack gap={2}>
      <Heading>{t("title", { points, written: format.number(points) })}</Heading>
      <SourceLedger
        sources={game.sources}
        total={{ label: since ? t("since", { year: since }) : t("total"), points }}
      />
      <Text size="small" tone="soft" className="max-w-[32ch]">
        {t("never")}
      </Text>
    </Stack>
  );
}

function PauseLine({ pause, onResume }: { pause: GamePause; onResume: () => void }) {
  const t = useTranslations("game.pause");
  const format = useFormat();
  return (
    <Remark icon={Pause}>
      {pause.end === null
        ? t("since", { day: format.day(pause.start) })
        : t("until", { day: format.day(pause.end) })}{" "}
      <TextButton size="small" onClick={onResume}>
        {t("end")}
      </TextButton>
    </Remark>
  );
}
