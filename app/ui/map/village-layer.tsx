import { drawn, villageDrawings } from "./engraved.ts";
import { villageWashes } from "./generated/carte.ts";
import type { Standing } from "./in-view.ts";
import { Uses } from "./ink.tsx";
import { ringOf, type Village } from "./villages.ts";

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
      <path className="carte-tint" transform="scale(.1)" d={drawn(wash)} />
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

function Ring({ village }: { village: Village }) {
  const { x, y, rx, ry } = ringOf(village);
  return <ellipse className="carte-ring" cx={x} cy={y} rx={rx} ry={ry} />;
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
      {state === "next" ? <Ring village={village} /> : null}
      {isPresent ? <Flag village={village} /> : null}
    </g>
  ));
}
