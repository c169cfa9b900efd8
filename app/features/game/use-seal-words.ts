import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { Seal } from "#domain/game/seals.ts";
import { stateOf } from "./seal-style.ts";

type SealWords = {
  readonly name: string;
  /** When it was earned, or how far it is. */
  readonly standing: string;
  readonly how: string;
};

/** A hidden seal reveals nothing. */
export function useSealWords(): (seal: Seal) => SealWords {
  const t = useTranslations("game.seals");
  const format = useFormat();
  return useMemo(
    () => (seal) => {
      if (stateOf(seal) === "hidden")
        return { name: t("hidden"), standing: t("waiting"), how: t("hiddenText") };
      const { id, earned, have, need } = seal;
      const standing = earned
        ? earned.day === null
          ? t("earnedUndated")
          : t("earned", { day: format.day(earned.day) })
        : need > 1
          ? t("progress", { have: format.number(have), need: format.number(need) })
          : t("waiting");
      return { name: t(`name.${id}`), standing, how: t(`how.${id}`) };
    },
    [t, format],
  );
}
