import { useFormat } from "#app/lib/format/use-format.ts";
import { useBook } from "../entry-book.ts";
import { Knot } from "./line-marks.tsx";
import { MarkButton, MarkLink } from "./mark-link.tsx";

type KnotGroupProps = {
  ids: readonly string[];
  x: number;
  y: number;
  /** Whose they are: the heading of what opens. */
  name: string;
  /** Where the number of several stands, from the middle of the knot. */
  number: { readonly dx: number; readonly dy: number };
};

/** One milestone, a link to its moment; or several too close to tell apart, with their number, opening them all. */
export function KnotGroup({ ids, x, y, name, number }: KnotGroupProps) {
  const format = useFormat();
  const { book, open } = useBook();
  const [id] = ids;
  if (id === undefined) return null;
  if (ids.length === 1) {
    return (
      <MarkLink id={id}>
        <Knot x={x} y={y} />
      </MarkLink>
    );
  }
  const titles = ids.flatMap((one) => book.entry(one)?.title ?? []);
  return (
    <MarkButton label={`${name}: ${format.list(titles)}`} onPress={() => open(name, ids)}>
      <Knot x={x} y={y} />
      <text
        className="fill-accent stroke-(--ground) type-caption [paint-order:stroke]"
        strokeWidth={3}
        x={x + number.dx}
        y={y + number.dy}
        textAnchor="middle"
      >
        {format.number(ids.length)}
      </text>
    </MarkButton>
  );
}
