import { useMediaQuota } from "#app/store/media/media.ts";
import { useUploads } from "#app/store/uploads/uploads.ts";
import { quotaOf } from "#domain/plan/quota.ts";

/** The plan's room for photos and videos as it is used, uploads on their way included; undefined while reading. */
export function useMediaUse() {
  const plan = useMediaQuota();
  const going = useUploads()?.filter(({ state }) => state === "waiting").length ?? 0;
  return plan && { ...quotaOf(plan.used + going, plan.limit), going };
}
