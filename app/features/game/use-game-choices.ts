/** Pausing, resuming, switching off and on: stored in the synced profile, each with an undo. */
import { useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { updateProfile } from "#app/store/profile/profile.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { ProfileFields } from "#domain/account/profile.ts";
import { endPause, type GamePause, startPause } from "#domain/game/pauses.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type GameFields = Partial<Pick<ProfileFields, "game_pauses" | "game_is_on">>;

export function useGameChoices(pauses: readonly GamePause[], today: CalendarDay) {
  const t = useTranslations("game");
  const quickSave = useQuickSave();

  function say(title: string, undoLabel: string, before: GameFields) {
    const undo = () => updateProfile(before);
    showToast({ title, action: { label: undoLabel, onAction: () => void quickSave(undo) } });
  }
  const before = { game_pauses: [...pauses] };

  return {
    /** The outcome is shown in the dialog, which stays open until it is saved. */
    pause: (weeks: number | null) => updateProfile({ game_pauses: [...startPause(pauses, today, weeks)] }),
    sayPaused: () => say(t("pause.started"), t("pause.undo"), before),
    resume: () =>
      quickSave(
        () => updateProfile({ game_pauses: [...endPause(pauses, today)] }),
        () => say(t("pause.ended"), t("pause.undo"), before),
      ),
    switchOn: () => quickSave(() => updateProfile({ game_is_on: true })),
    switchOff: () =>
      quickSave(
        () => updateProfile({ game_is_on: false }),
        () => say(t("off.done"), t("off.undo"), { game_is_on: true }),
      ),
  };
}
