import {
  Bookmark,
  BookmarkX,
  Ellipsis,
  Eye,
  EyeOff,
  type LucideIcon,
  Trash2,
  X,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import { useTranslations } from "use-intl/react";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Menu } from "#app/ui/actions/menu.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Media } from "#domain/media/media.ts";

type ViewerHeadProps = {
  media: Media;
  name: string;
  place: string;
  isZoomed: boolean;
  onZoom: () => void;
  onBlur: () => void;
  onCover: () => void;
  onTrash: () => void;
  onClose: () => void;
};

/** Name, position and actions of the photo: as text where there is space, in a menu on phones. */
export function ViewerHead({
  media,
  name,
  place,
  isZoomed,
  onZoom,
  onBlur,
  onCover,
  onTrash,
  onClose,
}: ViewerHeadProps) {
  const t = useTranslations("media");
  const isWide = useIsWide();
  const zoom = {
    id: "zoom",
    label: t(isZoomed ? "viewer.fit" : "viewer.zoom"),
    icon: isZoomed ? ZoomOut : ZoomIn,
  };
  const blur = {
    id: "blur",
    label: t(media.is_blurred ? "viewer.unblur" : "viewer.blur"),
    icon: media.is_blurred ? Eye : EyeOff,
  };
  const cover = {
    id: "cover",
    label: t(media.is_cover ? "viewer.uncover" : "viewer.cover"),
    icon: media.is_cover ? BookmarkX : Bookmark,
  };
  const trash = { id: "trash", label: t("viewer.trash"), icon: Trash2 };
  return (
    <header className="viewer-head">
      <Inline gap={4} align="baseline" className="flex-1">
        <span className="truncate type-heading text-ink">{name}</span>
        <Text as="span" size="small" tone="soft" className="flex-none">
          {place}
        </Text>
      </Inline>
      {isWide ? (
        <Inline gap={6}>
          {media.kind === "photo" && <HeadAction {...zoom} onClick={onZoom} />}
          <HeadAction {...blur} onClick={onBlur} />
          <HeadAction {...cover} onClick={onCover} />
          <HeadAction {...trash} onClick={onTrash} />
        </Inline>
      ) : (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t("viewer.more")} />}
          items={[
            { ...blur, onSelect: onBlur },
            { ...cover, onSelect: onCover },
            { ...trash, tone: "bad", onSelect: onTrash },
          ]}
        />
      )}
      <IconButton icon={X} label={t("close")} onClick={onClose} />
    </header>
  );
}

type HeadActionProps = { icon: LucideIcon; label: string; onClick: () => void };

/** An action of the viewer's head, as text. */
function HeadAction({ icon, label, onClick }: HeadActionProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-(--target) cursor-pointer items-center gap-2 type-small text-ink-soft hover:text-ink"
    >
      <Icon glyph={icon} />
      {label}
    </button>
  );
}
