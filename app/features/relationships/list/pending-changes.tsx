import { CloudUpload } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";

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
