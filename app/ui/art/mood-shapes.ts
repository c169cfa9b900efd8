import type { MoodName } from "#domain/moment/moment.ts";

type MoodShape = {
  /** Outline in a box of 32 × 32, drawn with a face from 12 px up. */
  readonly outline: string;
  readonly face: string;
  /** Under 12 px the face goes and the outline grows coarser, so that all five still differ. */
  readonly small: string;
};

function scallops(count: number, radius: number, swell: number): string {
  const at = (turn: number, r: number) => {
    const angle = turn * Math.PI * 2 - Math.PI / 2;
    return `${(16 + Math.cos(angle) * r).toFixed(1)} ${(16 + Math.sin(angle) * r).toFixed(1)}`;
  };
  const lobes = Array.from(
    { length: count },
    (_, i) => `Q${at((i + 0.5) / count, radius * swell)} ${at((i + 1) / count, radius)}`,
  );
  return `M${at(0, radius)}${lobes.join("")}Z`;
}

/** Round lobes, each more than half a circle, that a few pixels still show as round and apart. */
function lobes(count: number, radius: number, lobe: number): string {
  const at = (i: number) => {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2;
    return `${(16 + Math.cos(angle) * radius).toFixed(1)} ${(16 + Math.sin(angle) * radius).toFixed(1)}`;
  };
  const arcs = Array.from({ length: count }, (_, i) => `A${lobe} ${lobe} 0 1 1 ${at(i + 1)}`);
  return `M${at(0)}${arcs.join("")}Z`;
}

const circle = "M16 4a12 12 0 1 1 0 24a12 12 0 0 1 0-24Z";
const roundedSquare =
  "M10.4 5h11.2a5.4 5.4 0 0 1 5.4 5.4v11.2a5.4 5.4 0 0 1-5.4 5.4H10.4A5.4 5.4 0 0 1 5 21.6V10.4A5.4 5.4 0 0 1 10.4 5Z";
const drop = "M16 2.8C19.4 8.4 27 12.6 27 19.2C27 24.8 22 28.4 16 28.4S5 24.8 5 19.2C5 12.6 12.6 8.4 16 2.8Z";
const lozenge = "M16 2.4 29.6 16 16 29.6 2.4 16Z";

export const moodShapes: Readonly<Record<MoodName, MoodShape>> = {
  bright: {
    outline: scallops(9, 11.4, 1.42),
    face: "M10.6 14.6q1.3-1.9 2.6 0M18.8 14.6q1.3-1.9 2.6 0M10.6 17.8q5.4 6.2 10.8 0",
    small: lobes(8, 10, 4.2),
  },
  gentle: { outline: circle, face: "M12.2 13.4v1.4M19.8 13.4v1.4M11.6 18.6q4.4 3.4 8.8 0", small: circle },
  even: { outline: roundedSquare, face: "M12.2 13.2v1.4M19.8 13.2v1.4M12 19.6h8", small: "M5 5h22v22H5Z" },
  heavy: {
    outline: drop,
    face: "M11 16.4l2.8.5M21 16.4l-2.8.5M12.4 23q3.6-2.8 7.2 0",
    small: "M16 0C18 7 27 13 27 20.4A11 10.6 0 0 1 5 20.4C5 13 14 7 16 0Z",
  },
  stormy: {
    outline: lozenge,
    face: "M11.2 13l2.8 1.4M20.8 13l-2.8 1.4M11 20l2.5-2.2 2.5 2.2 2.5-2.2 2.5 2.2",
    small: "M16 0 32 16 16 32 0 16Z",
  },
};

export const moodColours: Readonly<Record<MoodName, string>> = {
  bright: "text-mood-bright",
  gentle: "text-mood-gentle",
  even: "text-mood-even",
  heavy: "text-mood-heavy",
  stormy: "text-mood-stormy",
};

const names: readonly MoodName[] = ["stormy", "heavy", "even", "gentle", "bright"];

/** The name of a mood stored as 1 (Stormy) to 5 (Bright). */
export function moodName(mood: number): MoodName {
  return names[Math.max(1, Math.min(5, Math.round(mood))) - 1] ?? "even";
}
