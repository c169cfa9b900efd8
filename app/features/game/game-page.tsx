import { Ellipsis, Pause, Play, Power, ScrollText } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Menu, type MenuItem } from "#app/ui/actions/menu.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { GameLedger } from "./game-ledger.tsx";
import { GameMap } from "./game-map.tsx";
import { GameOff } from "./game-off.tsx";
import { gameWords } from "./game-words.ts";
import { PauseDialog } from "./pause-dialog.tsx";
import { RulesSheet } from "./rules-sheet.tsx";
import { SealBoard } from "./seal-board.tsx";
import { useGame } from "./use-game.ts";
import { useGameChoices } from "./use-game-choices.ts";

export function Component() {
  return (
    <WithMessages words={gameWords}>
      <GamePage />
    </WithMessages>
  );
}

function GamePage() {
  const t = useTranslations("game");
  const today = useToday();
  const { game, journal, isOn, isClosed, pauses, pause } = useGame(today);
  const choices = useGameChoices(pauses, today);
  const [opened, setOpened] = useState<"rules" | "pause" | null>(null);
  const isWide = useIsWide();
  usePageTitle(t("title"));

  if (!isOn) return <GameOff onSwitchOn={isClosed ? null : () => void choices.switchOn()} />;
  const items: MenuItem[] = [
    pause
      ? { id: "resume", label: t("pause.end"), icon: Play, onSelect: () => void choices.resume() }
      : { id: "pause", label: t("pause.open"), icon: Pause, onSelect: () => setOpened("pause") },
    { id: "rules", label: t("rules.open"), icon: ScrollText, onSelect: () => setOpened("rules") },
    { id: "off", label: t("off.open"), icon: Power, onSelect: () => void choices.switchOff() },
  ];
  return (
    <main id="content" tabIndex={-1} className="pb-[calc(var(--bar-height)+48px)] lg:pb-0">
      <Inline
        justify="between"
        className="min-h-12 pr-[calc(var(--page-gutter)-12px)] pl-(--page-gutter) lg:hidden"
      >
        <span className="flex">
          <BackLink to={paths.dashboard}>{t("back")}</BackLink>
        </span>
        <Menu trigger={<IconButton icon={Ellipsis} label={t("more")} />} items={items} />
      </Inline>
      {game && journal ? (
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_clamp(21rem,32vw,26.5rem)]">
          <div className="lg:border-r-(length:--rule) lg:border-ink">
            <div className="lg:p-4">
              <GameMap standing={game.standing} />
            </div>
            {isWide && (
              <div className="border-t-(length:--rule) border-ink px-(--page-gutter) py-6">
                <SealBoard seals={game.seals} journal={journal} />
              </div>
            )}
          </div>
          <GameLedger
            game={game}
            journal={journal}
            pause={pause}
            onPause={() => setOpened("pause")}
            onResume={() => void choices.resume()}
            onRules={() => setOpened("rules")}
            onSwitchOff={() => void choices.switchOff()}
          />
        </div>
      ) : (
        <div className="px-(--page-gutter) pt-8">
          <Skeleton rows={6} />
        </div>
      )}
      {opened === "rules" && <RulesSheet onClose={() => setOpened(null)} />}
      {opened === "pause" && (
        <PauseDialog pause={choices.pause} onPaused={choices.sayPaused} onClose={() => setOpened(null)} />
      )}
    </main>
  );
}
