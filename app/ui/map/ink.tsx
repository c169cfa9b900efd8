import { memo } from "react";
import { drawn, type Placed, type Shape, symbols } from "./engraved.ts";

export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ key, matter, packed }) => (
    <path key={key} className={`carte-${matter}`} d={drawn(packed)} />
  ));
}

/** The symbols every other layer sets down with `<use>`; `id` keeps two maps on one page apart. */
export const SymbolShelf = memo(function SymbolShelf({
  id,
  used,
}: {
  id: string;
  used: ReadonlySet<number>;
}) {
  return (
    <defs>
      {symbols
        .filter(({ number }) => used.has(number))
        .map(({ number, shapes }) => (
          <g key={number} id={`${id}${number}`}>
            <Shapes shapes={shapes} />
          </g>
        ))}
    </defs>
  );
});

export function Uses({ id, items }: { id: string; items: readonly Placed[] }) {
  return items.map(({ key, symbol, x, y, scale }) => (
    <use key={key} href={`#${id}${symbol}`} transform={`translate(${x} ${y})scale(${scale / 10})`} />
  ));
}
