import { roadLegs } from "./engraved.ts";
import { type VillageState, villageState } from "./village-state.ts";
import { ringOf, villages } from "./villages.ts";

const looks: Record<VillageState, { className: string; radius: number }> = {
  reached: { className: "carte-road-reached", radius: 2.1 },
  next: { className: "carte-road-next", radius: 2.3 },
  far: { className: "carte-road-far", radius: 1.2 },
};

/** The road stops at the dotted ring of the next village. */
function isInsideRing(x: number, y: number, next: number): boolean {
  const village = villages[next];
  if (!village) return false;
  const ring = ringOf(village);
  return Math.hypot((x - ring.x) / ring.rx, (y - ring.y) / ring.ry) < 1.06;
}

function drawDots(leg: readonly number[], r: number, ringed: number): string {
  let d = "";
  for (let i = 0; i < leg.length; i += 2) {
    const [x = 0, y = 0] = [leg[i], leg[i + 1]];
    if (!isInsideRing(x, y, ringed))
      d += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  return d;
}

/** The dotted road: solid where it has been walked, open to the next village, small beyond. */
export function Road({ level, nextLit }: { level: number; nextLit: boolean }) {
  const ringed = nextLit ? level + 1 : -1;
  return roadLegs.map((leg, i) => {
    const { className, radius } = looks[villageState(i + 1, level, nextLit)];
    return <path key={leg.join()} className={className} d={drawDots(leg, radius, ringed)} />;
  });
}
