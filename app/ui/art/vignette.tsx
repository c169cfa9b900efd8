/**
 * An engraved picture in place of a photograph (demo, missing file, still loading). It fills its box and is cut by it;
 * the drawing arrives lazily and leaves the box blank until then, or when it cannot come.
 * `<Vignette of="lighthouse" label={…} />`; `vignetteFor(id)` picks one that stays the same for the same id.
 */
import { lazy, Suspense } from "react";
import { ErrorBoundary } from "#app/ui/states/error-boundary.tsx";
import { EngravedPicture, type Engraving } from "./engraving.tsx";

type Picture = { readonly picture: Engraving };
const blank: Picture = { picture: { width: 160, height: 200, layers: [] } };

function lazyPicture(load: () => Promise<Picture>) {
  return lazy(async () => {
    const { picture } = await load().catch(() => blank);
    const Drawn = ({ label }: { label?: string }) => (
      <EngravedPicture engraving={picture} fit="cover" {...(label ? { label } : {})} />
    );
    return { default: Drawn };
  });
}

const pictures = {
  lighthouse: lazyPicture(() => import("./generated/vignette-lighthouse.ts")),
  village: lazyPicture(() => import("./generated/vignette-village.ts")),
  boat: lazyPicture(() => import("./generated/vignette-boat.ts")),
  window: lazyPicture(() => import("./generated/vignette-window.ts")),
  road: lazyPicture(() => import("./generated/vignette-road.ts")),
  "night-roofs": lazyPicture(() => import("./generated/vignette-night-roofs.ts")),
} as const;

export type VignetteName = keyof typeof pictures;

const names: readonly VignetteName[] = ["lighthouse", "village", "boat", "window", "road", "night-roofs"];

export function vignetteFor(id: string): VignetteName {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 6007;
  return names[sum % names.length] ?? "lighthouse";
}

export function Vignette({ of, label }: { of: VignetteName; label?: string }) {
  const Drawn = pictures[of];
  return (
    <div className="size-full overflow-hidden bg-raised text-ink [--art-paper:var(--surface-raised)]">
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <Drawn {...(label ? { label } : {})} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
