/** What one tab of this browser tells the others of who is here (domain/account/device-session.ts). */
import type { TabNews } from "#domain/account/device-session.ts";
import { isRecord } from "./person.ts";
import { readOwed } from "./sign-out-owed.ts";

let channel: BroadcastChannel | null = null;

export function tellTabs(news: TabNews): void {
  channel?.postMessage(news);
}

export function hearTabs(listener: (news: TabNews) => void): void {
  channel ??= new BroadcastChannel("tendre-session");
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const news = readNews(data);
    if (news) listener(news);
  });
}

/** Another tab may run another build. */
function readNews(data: unknown): TabNews | null {
  if (!isRecord(data)) return null;
  if (data.type === "settled") return { type: "settled" };
  if (data.type === "arrived" && typeof data.personId === "string")
    return { type: "arrived", personId: data.personId };
  const owed = data.type === "left" ? readOwed() : null;
  return owed && { type: "left", owed };
}
