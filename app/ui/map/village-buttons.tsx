import type { MapBox } from "./villages.ts";
import { villageBox, villages } from "./villages.ts";

type Props = { view: MapBox; onVillage: (index: number) => void; labelOf: (index: number) => string };

/** Real buttons over the drawing: focus, Enter and a thumb reach a village as they reach anything else. */
export function VillageButtons({ view, onVillage, labelOf }: Props) {
  return villages.map((village, index) => {
    const box = villageBox(village);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const isOutside =
      middle.x < view.x ||
      middle.y < view.y ||
      middle.x > view.x + view.width ||
      middle.y > view.y + view.height;
    if (isOutside) return null;
    return (
      <button
        key={village.name}
        type="button"
        className="carte-button"
        aria-label={labelOf(index)}
        onClick={() => onVillage(index)}
        style={{
          left: `${((middle.x - view.x) / view.width) * 100}%`,
          top: `${((middle.y - view.y) / view.height) * 100}%`,
          width: `${(box.width / view.width) * 100}%`,
          height: `${(box.height / view.height) * 100}%`,
        }}
      />
    );
  });
}
