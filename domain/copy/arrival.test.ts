import fc from "fast-check";
import { expect, test } from "vitest";
import type { Row } from "#domain/wire/sync.ts";
import { type AccountRows, arrivalOf, type ExpectedRows, hasAllArrived } from "./arrival.ts";
import { copiedTables } from "./read-entry.ts";

const at = "2026-11-21T10:00:00.000Z";
const states = [
  "arrived",
  "sending",
  "unanswered",
  "refused",
  "trashed",
  "missing",
  "gone",
  "changed",
] as const;
type State = (typeof states)[number];

/** An account in which each id has come so far. */
function account(ids: ReadonlyMap<string, State>): { expected: ExpectedRows; account: AccountRows } {
  const those = (...wanted: readonly State[]) =>
    [...ids].filter(([, state]) => wanted.includes(state)).map(([id]) => id);
  const tableOf = (id: string) => copiedTables[Number(id) % copiedTables.length] ?? "moments";
  const rowOf = (id: string, state: State): Row => ({
    id,
    rev: state === "unanswered" ? 0 : 5,
    created_at: at,
    updated_at: at,
    deleted_at: state === "trashed" ? at : null,
  });
  const here = [...ids].filter(([, state]) => state !== "missing" && state !== "gone");
  const byTable = <T>(make: (table: string) => T) => ({
    relationships: make("relationships"),
    moments: make("moments"),
    media: make("media"),
    conversations: make("conversations"),
    turns: make("turns"),
  });
  return {
    expected: {
      ...byTable((table) => [...ids.keys()].filter((id) => tableOf(id) === table)),
      changed: those("changed", "missing"),
      brought: those("arrived", "trashed", "gone", "changed"),
    },
    account: {
      rows: byTable(
        (table) =>
          new Map(here.filter(([id]) => tableOf(id) === table).map(([id, state]) => [id, rowOf(id, state)])),
      ),
      sending: new Set(those("sending")),
      refused: new Set(those("refused")),
    },
  };
}

test("only what the server has answered for has arrived, and all of it has only when nothing is anywhere else", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...states), { maxLength: 40 }), (list) => {
      const ids = new Map(list.map((state, index) => [String(index), state]));
      const made = account(ids);
      const arrival = arrivalOf(made.expected, made.account);
      const count = (...wanted: readonly State[]) => list.filter((state) => wanted.includes(state)).length;
      expect(arrival).toEqual({
        of: list.length,
        arrived: count("arrived"),
        sending: count("sending", "unanswered"),
        refused: count("refused"),
        trashed: count("trashed"),
        missing: count("missing"),
        gone: count("gone"),
        changed: count("changed"),
      });
      expect(hasAllArrived(arrival)).toBe(list.every((state) => state === "arrived"));
    }),
  );
});
