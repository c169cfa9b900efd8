import type { SealState } from "#app/ui/art/seal.tsx";
import type { SealGlyph } from "#app/ui/art/seal-glyphs.ts";
import type { TrophyId } from "#domain/game/rules.ts";
import type { Seal } from "#domain/game/seals.ts";

/** The glyph of each seal. */
export const glyphOf: Readonly<Record<TrophyId, SealGlyph>> = {
  first_page: "quill",
  ten_moments: "tree",
  fifty_moments: "book",
  hundred_moments: "scroll",
  page_for_oneself: "mirror",
  night_page: "lantern",
  milestone_told: "knot",
  complete_record: "key",
  captioned_photo: "sun",
  years_ago: "hourglass",
  leap_day: "bridge",
  heavy_day: "cloud",
  every_mood: "compass",
  vague_date: "shell",
  letter_to_later: "letter",
  letter_opened: "candle",
  kept_details: "thread",
  consent_noted: "hand",
  first_reread: "sunrise",
  thirty_rereads: "well",
  back_after_six_months: "footprints",
  back_after_a_year: "boat",
  closing_page: "leaf",
  closing_reread: "bird",
};

export function stateOf({ earned, isHidden }: Seal): SealState {
  if (earned) return "earned";
  return isHidden ? "hidden" : "known";
}

/** Earned ones first, the latest before the others; then known ones, nearest first; hidden ones last. */
export function sortSeals(seals: readonly Seal[]): readonly Seal[] {
  const rank = { earned: 0, known: 1, hidden: 2 };
  const day = ({ earned }: Seal) => earned?.day ?? "";
  return seals.toSorted(
    (a, b) =>
      rank[stateOf(a)] - rank[stateOf(b)] ||
      day(b).localeCompare(day(a)) ||
      b.have / b.need - a.have / a.need,
  );
}
