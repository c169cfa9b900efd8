import { lazy, Suspense, useState } from "react";
import { useNewerVersion } from "#app/store/sync/newer-version.ts";

const NewerVersionCard = lazy(async () => ({
  default: (await import("./newer-version-card.tsx")).NewerVersionCard,
}));

/** Says once that this page is older than the server. */
export function NewerVersionNotice() {
  const isNewer = useNewerVersion();
  const [isSeen, setSeen] = useState(false);
  if (!isNewer || isSeen) return null;
  return (
    <Suspense>
      <NewerVersionCard onClose={() => setSeen(true)} />
    </Suspense>
  );
}
