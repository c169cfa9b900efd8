import { Undo2 } from "lucide-react";
import { useTimeZone, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useToday } from "#app/lib/use-today.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { restoreMedia, useTrashedMedia } from "#app/store/media/media.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { trashDaysLeft } from "#domain/journal/trash.ts";
import type { Media } from "#domain/media/media.ts";
import { thenList } from "../then-list.ts";
import { MediaPicture } from "./media-picture.tsx";

/**
 * Deleted photos of a relationship while they can be restored. The server does not serve their files: only the blurred preview is shown.
 */
export function MediaTrash({ relationshipId }: { relationshipId: string }) {
  const t = useTranslations("media.trash");
  const today = useToday();
  const timeZone = useTimeZone() ?? "UTC";
  const trashed = useTrashedMedia(relationshipId);
  if (!trashed || trashed.length === 0) return null;
  return (
    <section aria-labelledby="media-trash">
      <Stack gap={3}>
        <Heading id="media-trash" size="name">
          {t("title")}
        </Heading>
        <ul className="border-b border-line">
          {trashed.map((row) => (
            <TrashLine key={row.id} media={row} daysLeft={trashDaysLeft(row.deleted_at, today, timeZone)} />
          ))}
        </ul>
      </Stack>
    </section>
  );
}

function TrashLine({ media, daysLeft }: { media: Media; daysLeft: number }) {
  const t = useTranslations("media.trash");
  const format = useFormat();
  const quickSave = useQuickSave();
  const restore = () => quickSave(async () => thenList(await restoreMedia(media.id), media.relationship_id));
  return (
    <li className="flex items-center gap-4 border-t border-line py-3">
      <span className="tipped-in block size-14 flex-none">
        <MediaPicture media={media} use="tile" alt="" sizes="56px" isVeiled />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate type-name">
          {media.caption || t(media.kind, { when: format.instant(media.created_at, "short") })}
        </span>
        <Text as="span" size="small" tone="soft">
          {t("left", { days: daysLeft })}
        </Text>
      </span>
      <Button icon={Undo2} onClick={() => void restore()}>
        {t("restore")}
      </Button>
    </li>
  );
}
