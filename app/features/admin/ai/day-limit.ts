import type { ModelPage } from "#domain/admin/model-use.ts";

/** From this share of the day's limit on, it is said. */
const near = 0.8;

export const isNearLimit = ({
  tokensToday,
  tokensPerDay,
}: Pick<ModelPage, "tokensToday" | "tokensPerDay">): boolean =>
  tokensPerDay > 0 && tokensToday >= near * tokensPerDay;
