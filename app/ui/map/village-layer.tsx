import { villageDrawings } from "./engraved.ts";
import { villageWashes } from "./generated/carte.ts";
import { Uses } from "./ink.tsx";
import { contains } from "./map-box.ts";
import { type VillageState, villageState } from "./village-state.ts";
import { drawingBox, type MapBox, type Village, villages } from "./villages.ts";

type Standing = {
  readonly index: number;
  readonly village: Village;
  readonly state: VillageState;
  readonly isPresent: boolean;
};

/** The villages a view holds whole, from back to front. */
export function villagesWithin(view: MapBox, level: number, nextLit: boolean): Standing[] {
  return villages
    .map((village, index) => ({
      index,
      village,
      state: villageState(index, level, nextLit),
      isPresent: index === level,
    }))
    .filter(({ village, state }) => contains(view, drawingBox(village)) && (level >= 0 || state === "next"))
    .sort((a, b) => a.village.y - b.village.y);
}

function Light({ id, village, wash }: { id: string; village: Village; wash: string }) {
  const { x, y, reach } = village;
  return (
    <>
      <ellipse
        className="carte-halo"
        fill={`url(#${id}glow)`}
        cx={x}
        cy={y - 10}
        rx={reach.side + 26}
        ry={reach.side + 12}
      />
      <path className="carte-tint" transform="scale(.1)" d={wash} />
    </>
  );
}

/** Light lies under the road, so it is drawn apart from the buildings. */
export function Lights({ id, standing }: { id: string; standing: readonly Standing[] }) {
  return standing
    .filter(({ state }) => state === "reached")
    .map(({ index, village }) => (
      <Light key={village.name} id={id} village={village} wash={villageWashes[index] ?? ""} />
    ));
}

function Flag({ village }: { village: Village }) {
  return (
    <g transform={`translate(${village.x + 1} ${village.y - village.reach.up - 8})`}>
      <path className="carte-madder" d="M.6-11 15-7.6 9.4-3.6 15 .4.6-1.2Z" />
      <path className="carte-pole" d="M0 15V-12" />
    </g>
  );
}

export function Villages({ id, standing }: { id: string; standing: readonly Standing[] }) {
  return standing.map(({ index, village, state, isPresent }) => (
    <g key={village.name} className={`carte-village carte-${state}`}>
      <Uses id={id} items={villageDrawings[index] ?? []} />
      {state === "next" ? (
        <ellipse
          className="carte-ring"
          cx={village.x}
          cy={village.y - village.reach.up / 2 + 4}
          rx={village.reach.side + 7}
          ry={village.reach.up / 2 + 10}
        />
      ) : null}
      {isPresent ? <Flag village={village} /> : null}
    </g>
  ));
}
