/**
 * The back-office's connections: their login reads counts and metadata of everybody, and no word, picture or key of anybody
 * (docs/decisions/050-the-office.md). Apart from the pools of people's requests, so that neither can be mistaken for the other.
 */
import pg from "pg";
import type { Clock } from "#server/clock.ts";
import { column } from "#server/row-shape.ts";
import { judgeAgain } from "./acting.ts";
import { surviveLostConnections, type Transaction, toPerson, transactOn } from "./database.ts";
import { databaseLimits, patienceFor } from "./database-limits.ts";
import { endSilent } from "./end-silent.ts";
import { OfficeClosed } from "./office-closed.ts";
import type { AdminScope } from "./scope.ts";

export type Office = {
  /**
   * Runs `work` in one transaction as `scope`'s administrator.
   * @throws OfficeClosed when they are none any more, whatever the session's request found
   */
  transact<T>(scope: AdminScope, work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** @param timeout milliseconds that one statement may take (DATABASE_TIMEOUT) */
export function openOffice(config: pg.PoolConfig, clock: Clock, timeout: number): Office {
  const pool = new pg.Pool({ max: 4, pipeline: true, ...databaseLimits(timeout), ...config });
  surviveLostConnections(pool);
  endSilent(pool, patienceFor(timeout));
  return {
    transact: (scope, work) =>
      transactOn(
        pool,
        toPerson(scope, clock),
        async (tx) => {
          const [entered] = await tx.rows({
            name: "enter-office",
            text: "select is_in_office() as is_in",
            row: { is_in: column.bool },
          });
          if (!entered?.is_in) throw new OfficeClosed();
          return work(tx);
        },
        (error) => {
          throw error;
        },
        // Its login may not look at sessions: the caller is judged on a connection of people's requests.
        async (client) => {
          await judgeAgain();
          await client.query("commit");
        },
      ),
    close: () => pool.end(),
  };
}
