import { ImageUp, Plus, UserRoundPlus } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { requestCapture } from "#app/lib/capture-request.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";

/**
 * On phones a moment has a line of its own, within reach of the thumb; the others share the next. A photo begins a moment too.
 * Its sign is not that of the galleries: shared, it would bring this page's file along to theirs.
 */
export function QuickActions() {
  const t = useTranslations("dashboard.action");
  const fullWidth = !useIsWide();
  const photos = useRef<HTMLInputElement>(null);
  return (
    <Inline gap={2} wrap as="nav" aria-label={t("label")}>
      <Button variant="primary" icon={Plus} fullWidth={fullWidth} onClick={() => requestCapture()}>
        {t("capture")}
      </Button>
      <span className="max-lg:flex-auto">
        <Button icon={ImageUp} fullWidth={fullWidth} onClick={() => photos.current?.click()}>
          {t("photo")}
        </Button>
      </span>
      <span className="max-lg:flex-auto">
        <ButtonLink to={paths.add} icon={UserRoundPlus} fullWidth={fullWidth}>
          {t("add")}
        </ButtonLink>
      </span>
      <input
        ref={photos}
        type="file"
        accept="image/*,video/*,.heic,.heif,.mov"
        multiple
        hidden
        data-dashboard-photos
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same file can be chosen again.
          currentTarget.value = "";
          if (files.length > 0) requestCapture({ files });
        }}
      />
    </Inline>
  );
}
