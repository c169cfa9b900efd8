import { useState } from "react";
import { readLocal, writeLocal } from "#app/lib/local-storage.ts";
import type { Column } from "./column.ts";

type ShownColumns = Readonly<Record<string, boolean>>;

/** Which columns of a table are shown; the choice is kept in this browser. @param name of the table */
export function useShownColumns<R>(name: string, columns: readonly Column<R>[]) {
  const key = `tendre.admin.columns.${name}`;
  const [chosen, setChosen] = useState(() => readChosen(key));
  const shown: ShownColumns = Object.fromEntries(
    columns.map(({ id, shown: when }, at) => [id, at === 0 || (chosen[id] ?? when !== "asked")]),
  );
  function choose(id: string, isShown: boolean) {
    const next = { ...chosen, [id]: isShown };
    setChosen(next);
    writeLocal(key, JSON.stringify(next));
  }
  return [shown, choose] as const;
}

function readChosen(key: string): ShownColumns {
  try {
    const found: unknown = JSON.parse(readLocal(key) ?? "{}");
    const entries = typeof found === "object" && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(entries.filter(([, isShown]) => typeof isShown === "boolean"));
  } catch {
    return {};
  }
}
