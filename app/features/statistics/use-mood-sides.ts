import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { countMoodSides } from "#domain/statistics/claims.ts";

/** The three counts of moods, and how a sentence says them beside each other. */
export function useMoodSides() {
  const format = useFormat();
  return (counts: Parameters<typeof countMoodSides>[0]) => {
    const { light, even, heavy } = countMoodSides(counts);
    const say = format.alike(light, even, heavy);
    return { light, lights: capitalise(say(light)), even, evens: say(even), heavy, heavies: say(heavy) };
  };
}
