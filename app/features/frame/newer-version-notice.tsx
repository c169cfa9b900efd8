import { lazy, useState } from "react";
import { type BuildNews, buildNews } from "#app/lib/install/build-news.ts";
import { useStore } from "#app/lib/store.ts";
import { SectionBoundary } from "#app/words/section-boundary.tsx";

const VersionCard = lazy(async () => ({
  default: (await import("#app/features/install/version-card.tsx")).VersionCard,
}));

/** Says once that there is another build than this page's. */
export function NewerVersionNotice() {
  const news = useStore(buildNews);
  const [seen, setSeen] = useState<BuildNews | null>(null);
  if (!news || seen === news) return null;
  return (
    <SectionBoundary isOrnament>
      <VersionCard news={news} onClose={() => setSeen(news)} />
    </SectionBoundary>
  );
}
