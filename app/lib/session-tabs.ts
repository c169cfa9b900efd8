/** Messages between the tabs of this browser about who is signed in (domain/account/device-session.ts). */
import type { TabNews } from "#domain/account/device-session.ts";
import { readPendingSignOut } from "./pending-sign-out.ts";
import { isRecord } from "./person.ts";

let channel: BroadcastChannel | null = null;

export function notifyTabs(news: TabNews): void {
  channel?.postMessage(news);
}

export function subscribeToTabs(listener: (news: TabNews) => void): void {
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
  const pending = data.type === "left" ? readPendingSignOut() : null;
  return pending && { type: "left", pending };
}
