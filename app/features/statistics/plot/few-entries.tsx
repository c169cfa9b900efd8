import { cameFrom } from "#app/lib/came-from.ts";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { useBook } from "../entry-book.ts";

export type FewEntry = {
  readonly id: string;
  /** What this figure would have counted of it: its length, its place. */
  readonly says: string;
  /** 0 to 1 of the longest: a bar under the words. */
  readonly part?: number;
};

/** The entries themselves, one by one, where they are too few for a figure of all of them. */
export function FewEntries({ entries }: { entries: readonly FewEntry[] }) {
  const { book } = useBook();
  if (entries.length === 0) return null;
  return (
    <ul className="max-w-note border-b border-line">
      {entries.map(({ id, says, part }) => {
        const entry = book.entry(id);
        return (
          entry && (
            <li key={id}>
              <LinkRow title={entry.title} detail={says} to={entry.to} state={cameFrom(book.title)} />
              {part !== undefined && (
                <i
                  data-part=""
                  aria-hidden="true"
                  className="-mt-1.5 mb-2.5 block h-0.5 rounded-full bg-ink"
                  style={{ width: `max(2px, ${part * 100}%)` }}
                />
              )}
            </li>
          )
        );
      })}
    </ul>
  );
}
