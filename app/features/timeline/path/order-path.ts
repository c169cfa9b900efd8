/** The path as it is read: the newest first, and each end and beginning told for what it is. */

import type { PathItem } from "#domain/journal/timeline.ts";
import type { Moment } from "#domain/moment/moment.ts";

export type Step = {
  readonly key: string;
  readonly item: PathItem;
  /** The first beginning, or the end after which nothing begins again. */
  readonly isOutermost: boolean;
  /** A silence that still lasts. */
  readonly lasts: boolean;
  /** A silence before the first page of all: it is drawn, and nobody is told of it. */
  readonly isBeforePages: boolean;
};

export function orderPath(items: readonly PathItem[]): readonly Step[] {
  const firstStart = items.findIndex(({ kind }) => kind === "start");
  const firstPage = items.findIndex(({ kind }) => kind === "moment");
  const lastStart = items.findLastIndex(({ kind }) => kind === "start");
  return items
    .map((item, at) => ({
      key: item.kind === "moment" ? item.moment.id : `${item.kind}-${at}`,
      item,
      isOutermost: item.kind === "start" ? at === firstStart : item.kind === "end" && at > lastStart,
      lasts: item.kind === "silence" && at === items.length - 1,
      isBeforePages: item.kind === "silence" && at < firstPage,
    }))
    .toReversed();
}

/** How many steps are shown at first, cut before a silence; all of them when only a few would be left. */
export function foldAfter(steps: readonly Step[], count: number): number {
  if (steps.length <= count + 4) return steps.length;
  return steps[count - 1]?.item.kind === "silence" ? count - 1 : count;
}

export function momentsIn(steps: readonly Step[]): readonly Moment[] {
  return steps.flatMap(({ item }) => (item.kind === "moment" ? [item.moment] : []));
}
