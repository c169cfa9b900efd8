import { roadLegs } from "./engraved.ts";
import { villageState } from "./village-state.ts";

const look = {
  reached: { className: "carte-road-reached", radius: 2.1 },
  next: { className: "carte-road-next", radius: 2.3 },
  far: { className: "carte-road-far", radius: 1.2 },
} as const;

function dots(numbers: readonly number[], r: number): string {
  let d = "";
  for (let i = 0; i < numbers.length; i += 2) {
    const [x = 0, y = 0] = [numbers[i], numbers[i + 1]];
    d += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  return d;
}

/** The dotted road: solid where it has been walked, open to the next village, small beyond. */
export function Road({ level, nextLit }: { level: number; nextLit: boolean }) {
  return roadLegs.map((leg, i) => {
    const { className, radius } = look[villageState(i + 1, level, nextLit)];
    return <path key={leg.join()} className={className} d={dots(leg, radius)} />;
  });
}
