/** Pausing, taking up, switching off and on: kept in the synced profile, each with a way back. */
import { useTranslations } from "use-intl/react";
import { updateProfile } from "#app/store/profile.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { endPause, type GamePause, startPause } from "#domain/game/pauses.ts";

export function useGameChoices(pauses: readonly GamePause[], today: CalendarDay) {
  const t = useTranslations("game");

  async function setPauses(next: readonly GamePause[], title: string) {
    await updateProfile({ game_pauses: [...next] });
    showToast({
      title,
      action: {
        label: t("pause.undo"),
        onAction: () => void updateProfile({ game_pauses: [...pauses] }),
      },
    });
  }

  return {
    pause: (weeks: number | null) => setPauses(startPause(pauses, today, weeks), t("pause.started")),
    resume: () => setPauses(endPause(pauses, today), t("pause.ended")),
    switchOn: () => updateProfile({ game_is_on: true }),
    switchOff: async () => {
      await updateProfile({ game_is_on: false });
      showToast({
        title: t("off.done"),
        action: { label: t("off.undo"), onAction: () => void updateProfile({ game_is_on: true }) },
      });
    },
  };
}
