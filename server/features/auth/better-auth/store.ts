/**
 * Better Auth's SQL adapter on the `auth` schema, with one change (wall 5): session tokens are hashed before they reach the database. The
 * library sees the token it asked for; a list of sessions contains hashes, which authenticate nobody.
 */
import { kyselyAdapter } from "@better-auth/kysely-adapter";
import type { BetterAuthOptions } from "better-auth";
import type { DBAdapter, DBTransactionAdapter, Where } from "better-auth/types";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { hashToken } from "#server/http/session/session-token.ts";

export function createAuthStore(pool: pg.Pool) {
  const sql = new Kysely({ dialect: new PostgresDialect({ pool }) }).withSchema("auth");
  return (options: BetterAuthOptions): DBAdapter => {
    const inner = kyselyAdapter(sql, { type: "postgres", transaction: true })(options);
    return {
      ...inner,
      ...hashing(inner),
      transaction: (work) => inner.transaction((trx) => work({ ...trx, ...hashing(trx) })),
    };
  };
}

type Hashing = Pick<
  DBTransactionAdapter,
  | "create"
  | "findOne"
  | "findMany"
  | "update"
  | "updateMany"
  | "delete"
  | "deleteMany"
  | "count"
  | "consumeOne"
>;

function hashing(inner: DBTransactionAdapter): Hashing {
  return {
    async create(given) {
      const token = tokenIn(given.model, given.data);
      if (token === null) return inner.create(given);
      return withToken(
        await inner.create({ ...given, data: { ...given.data, token: hashToken(token) } }),
        token,
      );
    },
    async findOne(given) {
      return withToken(await inner.findOne(hashed(given)), requestedToken(given));
    },
    async update(given) {
      return withToken(await inner.update(hashed(given)), requestedToken(given));
    },
    async consumeOne(given) {
      return withToken(await inner.consumeOne(hashed(given)), requestedToken(given));
    },
    findMany: (given) => inner.findMany(hashed(given)),
    updateMany: (given) => inner.updateMany(hashed(given)),
    delete: (given) => inner.delete(hashed(given)),
    deleteMany: (given) => inner.deleteMany(hashed(given)),
    count: (given) => inner.count(hashed(given)),
  };
}

function tokenIn(model: string, data: object): string | null {
  return model === "session" && "token" in data && typeof data.token === "string" ? data.token : null;
}

function requestedToken({ model, where }: { model: string; where: Where[] }): string | null {
  const condition = model === "session" && where.find((each) => each.field === "token");
  return condition && typeof condition.value === "string" ? condition.value : null;
}

function withToken<T>(row: T, token: string | null): T {
  return token !== null && row !== null && typeof row === "object" ? { ...row, token } : row;
}

function hashed<G extends { model: string; where?: Where[] | undefined }>(given: G): G {
  if (given.model !== "session" || !given.where) return given;
  return { ...given, where: given.where.map(hashedCondition) };
}

function hashedCondition(condition: Where): Where {
  if (condition.field !== "token") return condition;
  const { value } = condition;
  if (typeof value === "string") return { ...condition, value: hashToken(value) };
  if (Array.isArray(value)) return { ...condition, value: value.map((each) => hashToken(String(each))) };
  return condition;
}
