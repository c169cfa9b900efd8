/** What a visitor wrote in the demo, apart from the life that was there. */
import { derive, isAlive, useView } from "#app/store/db/use-view.ts";
import { isDemoId } from "#domain/demo-life/demo-id.ts";
import type { Moment } from "#domain/moment/moment.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";

/** Of the visitor's own hand, and not in the trash. Rows of the life that they changed are not among them. */
export function isOwn(row: Moment | Relationship): boolean {
  return !isDemoId(row.id) && isAlive(row);
}

const countOwn = <Row extends Moment | Relationship>() =>
  derive<Row, number>((rows) => [...rows.values()].filter(isOwn).length);
const countMoments = countOwn<Moment>();
const countRelationships = countOwn<Relationship>();

/** Moments and relationships together; 0 while reading. */
export function useOwnCount(): number {
  return (countMoments(useView("moments")) ?? 0) + (countRelationships(useView("relationships")) ?? 0);
}
