/**
 * Purges trash after thirty days, tombstones and answers after another half year (docs/sync.md, "On the server" 4 and 5; migration 0005),
 * and other data that grows by use. Each call is a transaction of its own and takes one person's lock at most.
 */
import type { Job } from "./job.ts";

const functions = [
  "purge_trash",
  "forget_tombstones",
  "forget_answers",
  "forget_revisions",
  "forget_session_events",
  "forget_standin",
  "forget_payment_events",
  "forget_security_events",
  "forget_ai_messages",
  "forget_model_use",
  "forget_announcements",
  "forget_deliveries",
  "forget_message_reports",
  "forget_letters",
] as const;

export const pruneJournals: Job = {
  name: "prune-journals",
  cron: "17 * * * *",
  async run({ clock, stopping }, callAcross) {
    for (const name of functions) {
      while (!stopping.aborted && (await callAcross(name, clock.now())) > 0);
    }
  },
};
