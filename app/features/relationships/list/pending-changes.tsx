import { CloudUpload } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Inline } from "#app/ui/inline.tsx";
import { Remark } from "#app/ui/remark.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";

/** One line under the list, on phones. */
export function PendingLine({ count }: { count: number }) {
  const t = useTranslations("relationships.list.pending");
  return (
    <Remark icon={CloudUpload} tone="warn" role="status">
      {t("line", { count })}
    </Remark>
  );
}

/** In the margin on wide screens. */
export function PendingMargin({ count }: { count: number }) {
  const t = useTranslations("relationships.list.pending");
  return (
    <Stack gap={2} role="status">
      <Inline gap={2} className="text-warn">
        <Icon glyph={CloudUpload} />
        <Heading as="h2" size="label">
          {t("title", { count })}
        </Heading>
      </Inline>
      <Text size="small" tone="soft">
        {t("text", { count })}
      </Text>
    </Stack>
  );
}
