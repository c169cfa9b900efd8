import { signInMethods } from "#domain/account/signed-in-devices.ts";
import type { OpenSessionsQuery, SecurityEventsQuery } from "#domain/admin/security.ts";
import {
  anywhere,
  type Condition,
  equals,
  type ListSource,
} from "#server/features/admin/queries/read-list.ts";
import { column, type RowOf } from "#server/row-shape.ts";

const event = {
  id: column.int8,
  at: column.timestamptz,
  kind: column.text,
  route: column.text.orNull,
  person_id: column.uuid.orNull,
  person_email: column.text.orNull,
  times: column.int4,
};
export type EventRead = RowOf<typeof event>;

export const eventSource: ListSource<typeof event, NonNullable<SecurityEventsQuery["sort"]>> = {
  columns: "e.id, e.at, e.kind, e.route, e.person_id, u.email as person_email, e.times",
  from: "security_events e left join auth.users u on u.id = e.person_id",
  row: event,
  sorts: { at: "e.at", times: "e.times" },
  direction: "desc",
  tie: "e.id",
};

/** Searched by an address or a route. */
export function eventConditions(query: Omit<SecurityEventsQuery, "page" | "size">): readonly Condition[] {
  const { search, kind, personId, from, until } = query;
  return [
    equals("e.kind", kind),
    equals("e.person_id", personId),
    (mark) => (from === undefined ? null : `e.at >= ${mark(from)}`),
    (mark) => (until === undefined ? null : `e.at < ${mark(until)}`),
    (mark) => {
      if (!search) return null;
      const pattern = mark(anywhere(search));
      return `(u.email ilike ${pattern} or e.route ilike ${pattern})`;
    },
  ];
}

const session = {
  id: column.uuid,
  user_id: column.uuid,
  email: column.text,
  user_agent: column.text.orNull,
  sign_in_method: column.text.oneOf(signInMethods).orNull,
  remembered: column.bool,
  second_factor_pending: column.bool,
  created_at: column.timestamptz,
  last_used_at: column.timestamptz,
};
export type OpenSessionRead = RowOf<typeof session>;

export const sessionSource: ListSource<typeof session, NonNullable<OpenSessionsQuery["sort"]>> = {
  columns: `s.id, s.user_id, u.email, s.user_agent, s.sign_in_method, s.remembered, s.second_factor_pending, s.created_at,
    s.last_used_at`,
  // Left: where no address is asked for, the planner leaves the accounts out.
  from: "auth.sessions s left join auth.users u on u.id = s.user_id",
  row: session,
  sorts: { lastUsed: "s.last_used_at", signedIn: "s.created_at" },
  direction: "desc",
  tie: "s.id",
};

/** Those that are open; searched by an address. */
export const sessionConditions = ({
  search,
  method,
  personId,
}: Omit<OpenSessionsQuery, "page" | "size">): readonly Condition[] => [
  // A subquery is evaluated once, the function for every row.
  () => "s.expires_at > (select app_now())",
  equals("s.sign_in_method", method),
  equals("s.user_id", personId),
  (mark) => (search ? `u.email ilike ${mark(anywhere(search))}` : null),
];
