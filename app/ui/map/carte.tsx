/**
 * The Carte de Tendre. Load it lazily, inside `<Suspense fallback={<CarteFrame crop=… />}>`.
 *
 * - `level` 0 to 9 is the present village (flag); -1 is a country not yet mapped. `nextLit` rings the next one with dots.
 * - `crop` chooses the part shown, and `CarteFrame` its size; `view` (map units) overrides the crop, for pan and zoom.
 * - `label` makes it an image with that name; without one it is decoration.
 * - `children` are SVG in map units, above the villages. `onVillage` puts a button over every village in view, named by
 *   `villageLabel` (the French name when absent). `covered` tells what lies over a frame of that size, in pixels from its upper left
 *   corner: no name of a river or a sea is drawn under it.
 */
import "./map.css";
import {
  type ReactNode,
  type Ref,
  type RefObject,
  startTransition,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { CarteDrawing } from "./carte-drawing.tsx";
import { CarteFrame } from "./carte-frame.tsx";
import { type Crop, cropTo } from "./crop.ts";
import { growToProportions, type Size } from "./map-box.ts";
import { VillageButtons } from "./village-buttons.tsx";
import { type MapBox, villages } from "./villages.ts";

type CarteProps = {
  level: number;
  nextLit?: boolean | undefined;
  crop: Crop;
  view?: MapBox | undefined;
  /** Around all that is drawn, for a map that glides: it is drawn whole, so that nothing appears late at an edge. */
  picture?: Ref<HTMLDivElement> | undefined;
  covered?: ((frame: Size) => MapBox) | undefined;
  label?: string | undefined;
  children?: ReactNode;
  onVillage?: ((index: number) => void) | undefined;
  villageLabel?: ((index: number) => string) | undefined;
};

const frenchName = (index: number) => villages[index]?.name ?? "";

export function Carte(props: CarteProps) {
  const {
    level,
    nextLit = true,
    crop,
    view: asked,
    picture,
    covered,
    label,
    children,
    onVillage,
    villageLabel = frenchName,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame);
  const view = useMemo(
    () => size && (asked ? growToProportions(asked, size) : cropTo(crop, level, size)),
    [asked, crop, level, size],
  );
  return (
    <CarteFrame crop={crop} frame={frame}>
      <div ref={picture} className="relative size-full">
        {size && view ? (
          <CarteDrawing
            level={level}
            nextLit={nextLit}
            view={view}
            size={size}
            isSheet={crop === "full"}
            isMoving={picture !== undefined}
            covered={covered && onMap(covered(size), view, size)}
            label={label}
          >
            {children}
          </CarteDrawing>
        ) : null}
        {view && onVillage ? (
          <VillageButtons view={view} onVillage={onVillage} labelOf={villageLabel} />
        ) : null}
      </div>
    </CarteFrame>
  );
}

/** A box in pixels of the frame, in map units. */
function onMap(box: MapBox, view: MapBox, { width }: Size): MapBox {
  const unit = view.width / width;
  return {
    x: view.x + box.x * unit,
    y: view.y + box.y * unit,
    width: box.width * unit,
    height: box.height * unit,
  };
}

/** The size of an element in CSS pixels, followed from then on. Drawing for it is a transition: it never blocks a tap. */
function useFrameSize(frame: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const measured = { width, height };
      startTransition(() =>
        setSize((old) => (old?.width === width && old.height === height ? old : measured)),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
