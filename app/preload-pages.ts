import { appPages } from "./app-pages.tsx";
import { afterFirstPull } from "./lib/first-pull.ts";
import { loadLogin } from "./routes.tsx";

/** Preloads the pages behind sign-in while the network is idle, so that they open without a network too. */
export async function preloadAppPages(): Promise<void> {
  // Sign-out and lock first: they must work without a network.
  await (await import("#app/features/leaving/leave-question.ts")).loadLeaveDialog();
  await import("#app/features/frame/locked.tsx");
  await import("#app/features/lock/unlock-dialog.tsx");
  await loadLogin();
  await import("./store/leaving/other-journals.ts");
  await import("#app/features/leaving/sign-in-notes.tsx");
  await afterFirstPull();
  await import("#app/features/frame/backend-notice-card.tsx");
  await import("#app/features/frame/phone-menu.tsx");
  await import("#app/features/install/version-card.tsx");
  await import("#app/features/frame/error-page.tsx");
  await import("#app/ui/art/dangerous-sea.tsx");
  await import("./ui/overlays/toast-view.tsx");
  await import("#app/features/frame/sync-mark.tsx");
  await import("#app/features/messages/mark/unread-mark.tsx");
  await import("./store/write/commit-row.ts");
  await import("#app/features/moments/capture/capture-host.tsx");
  await import("#app/features/frame/capture-photos.ts");
  for (const load of Object.values(appPages)) await load();
}
