/** Counts what the back-office draws day by day (migration 0011): every hour, over the day's own row. */
import type { Job } from "./job.ts";

export const countDay: Job = {
  name: "count-day",
  cron: "53 * * * *",
  async run({ clock }, callAcross) {
    await callAcross("count_day", clock.now());
  },
};
