/** What the person decides of another app's journal, beginning with what is likely and nothing that would be a guess about people. */
import { useState } from "react";
import type { ForeignDecision } from "#app/store/copies/foreign/foreign-copy.ts";
import type { ForeignLook } from "#app/store/copies/foreign/look-at-file.ts";
import type { About, JournalMapping } from "#domain/foreign-journals/map-journal.ts";

export type ForeignMapping = {
  readonly everything: About;
  readonly byLabel: ReadonlyMap<string, About>;
  readonly byName: ReadonlySet<string>;
  /** Only those that the person changed. */
  readonly moods: ReadonlyMap<string, number | null>;
  readonly withMedia: boolean;
  readonly change: (part: Partial<JournalMapping>) => void;
  readonly changeLabel: (label: string, about: About | null) => void;
  /** As it is now: the person's word, else that of the last time, else the likely one. */
  readonly moodOf: (name: string) => number | null;
  /** Null while a name is missing. */
  readonly decide: (name: string) => ForeignDecision | null;
};

const nothing: JournalMapping = {
  everything: { kind: "nobody" },
  byLabel: new Map(),
  byName: new Set(),
  moods: new Map(),
  withMedia: true,
};

/** The decisions outlive the `look`: the columns of a table may change while they are made. */
export function useForeignMapping({ description, table, keptMoods }: ForeignLook): ForeignMapping {
  const [mapping, setMapping] = useState(nothing);
  const kept = new Map(keptMoods);
  const likely = new Map(description.moods.map((mood) => [mood.name, mood.likely]));
  const moodOf = (name: string) =>
    mapping.moods.get(name) ??
    (mapping.moods.has(name) ? null : (kept.get(name) ?? likely.get(name) ?? null));
  return {
    ...mapping,
    change: (part) => setMapping({ ...mapping, ...part }),
    changeLabel(label, about) {
      const byLabel = new Map(mapping.byLabel);
      if (about === null) byLabel.delete(label);
      else byLabel.set(label, about);
      setMapping({ ...mapping, byLabel });
    },
    moodOf,
    decide(name) {
      const { everything } = mapping;
      if (everything.kind === "new" && everything.name.trim() === "") return null;
      const moods = new Map(description.moods.map((mood) => [mood.name, moodOf(mood.name)]));
      return { name, mapping: { ...mapping, moods }, reading: table?.reading ?? null };
    },
  };
}
