import { legibleSize, namesWithin } from "./lettering-plan.ts";
import { contains, type Size } from "./map-box.ts";
import type { VillageState } from "./village-state.ts";
import { type MapBox, nameBox, nameSize, type Village } from "./villages.ts";

type Lettered = { id: string; text: string; path: string; size: number; spacing?: number; tone: string };

/** A name on its own line. The halo is drawn whole before the letters: glyph by glyph it would cut its neighbours. */
function Lettered({ id, text, path, size, spacing = 0, tone }: Lettered) {
  const letters = (
    <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
      {text}
    </textPath>
  );
  return (
    <g className={`carte-name carte-name-${tone}`} fontSize={size} letterSpacing={spacing}>
      <path id={id} fill="none" stroke="none" d={path} />
      <text className="carte-name-halo">{letters}</text>
      <text>{letters}</text>
    </g>
  );
}

type PlaceNamesProps = { id: string; view: MapBox; frame: Size; covered: MapBox | undefined };

/** Rivers, seas, lake and unknown lands, lettered along their course. */
export function PlaceNames({ id, view, frame, covered }: PlaceNamesProps) {
  return namesWithin(view, frame, covered).map(({ text, tone, size, spacing, path }) => (
    <Lettered key={text} id={id + text.replace(/\W/g, "")} {...{ text, tone, size, spacing, path }} />
  ));
}

type Named = { readonly index: number; readonly village: Village; readonly state: VillageState };
type VillageNamesProps = {
  held: MapBox;
  id: string;
  view: MapBox;
  frame: Size;
  named: readonly Named[];
  level: number;
};

/** Names of the villages in view. One that the frame would cut is hidden; on a tiny map only the present one is named. */
export function VillageNames({ id, view, held, frame, named, level }: VillageNamesProps) {
  const pixelsPerUnit = frame.width / view.width;
  return named.map(({ index, village, state }) => {
    const size = legibleSize(nameSize(index), pixelsPerUnit);
    const box = nameBox(village, size, state === "next");
    const isCrowded = size > nameSize(index) * 1.5 && index !== level;
    if (isCrowded || !contains(held, box)) return null;
    const baseline = box.y + size * 0.72;
    const half = box.width / 2 + size;
    const path = `M${village.x - half} ${baseline}Q${village.x} ${baseline - 4} ${village.x + half} ${baseline - 2}`;
    return (
      <Lettered
        key={village.name}
        id={`${id}name${index}`}
        text={village.name}
        tone={state}
        {...{ size, path }}
      />
    );
  });
}
