import { legibleSize, namesWithin } from "./lettering-plan.ts";
import { contains, type Size } from "./map-box.ts";
import type { VillageState } from "./village-state.ts";
import { type MapBox, nameBox, nameSize, type Village } from "./villages.ts";

type Named = { readonly index: number; readonly village: Village; readonly state: VillageState };

/** Rivers, seas, lake and unknown lands, lettered along their course. */
export function PlaceNames({ id, view, frame }: { id: string; view: MapBox; frame: Size }) {
  return namesWithin(view, frame).map(({ text, tone, size, spacing, path }) => (
    <g key={text}>
      <path id={id + text.replace(/\W/g, "")} className="carte-baseline" d={path} />
      <text className={`carte-name carte-name-${tone}`} fontSize={size} letterSpacing={spacing}>
        <textPath href={`#${id}${text.replace(/\W/g, "")}`} startOffset="50%" textAnchor="middle">
          {text}
        </textPath>
      </text>
    </g>
  ));
}

/** Names of the villages in view. One that the frame would cut is hidden; crowded far ones give way on tiny maps. */
export function VillageNames({
  id,
  view,
  frame,
  named,
  level,
}: {
  id: string;
  view: MapBox;
  frame: Size;
  named: readonly Named[];
  level: number;
}) {
  const pixelsPerUnit = frame.width / view.width;
  return named.map(({ index, village, state }) => {
    const size = legibleSize(nameSize(index), pixelsPerUnit);
    const box = nameBox(village, size, state === "next");
    const isCrowded = size > nameSize(index) * 1.5 && index !== level && state !== "next";
    if (isCrowded || !contains(view, box)) return null;
    const baseline = box.y + size * 0.72;
    const half = box.width / 2 + size;
    const d = `M${village.x - half} ${baseline}Q${village.x} ${baseline - 4} ${village.x + half} ${baseline - 2}`;
    return (
      <g key={village.name}>
        <path id={`${id}name${index}`} className="carte-baseline" d={d} />
        <text className={`carte-name carte-name-${state}`} fontSize={size}>
          <textPath href={`#${id}name${index}`} startOffset="50%" textAnchor="middle">
            {village.name}
          </textPath>
        </text>
      </g>
    );
  });
}
