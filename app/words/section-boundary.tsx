/** A part of a page with code of its own: while it comes, `fallback`; when it breaks, a line in its place and the rest stands. */
import { CircleAlert } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { ErrorBoundary } from "#app/ui/states/error-boundary.tsx";
import { Remark } from "#app/ui/type/remark.tsx";

type SectionBoundaryProps = {
  children: ReactNode;
  fallback?: ReactNode;
  /** An ornament: nobody misses it. */
  isOrnament?: boolean | undefined;
  /** A sheet or a dialog: it has no place on the page, so a toast tells, and this closes it. */
  onFailed?: (() => void) | undefined;
};

export function SectionBoundary({ children, fallback = null, isOrnament, onFailed }: SectionBoundaryProps) {
  const broken = () => {
    if (isOrnament) return fallback;
    return onFailed ? <BrokenSheet onFailed={onFailed} /> : <BrokenSection />;
  };
  return (
    <ErrorBoundary fallback={broken}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const reload = () => location.reload();

function BrokenSection() {
  const t = useTranslations("frame.error");
  return (
    <Inline gap={4} wrap align="baseline">
      <Remark icon={CircleAlert} tone="warn" role="status">
        {t("section")}
      </Remark>
      <TextButton size="small" onClick={reload}>
        {t("reload")}
      </TextButton>
    </Inline>
  );
}

function BrokenSheet({ onFailed }: { onFailed: () => void }) {
  const t = useTranslations("frame.error");
  const tell = useEffectEvent(() => {
    showToast({
      tone: "bad",
      stays: true,
      title: t("sheet"),
      detail: t("kept"),
      action: { label: t("reload"), onAction: reload },
    });
    onFailed();
  });
  useEffect(() => tell(), []);
  return null;
}
