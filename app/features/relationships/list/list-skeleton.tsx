import { useTranslations } from "use-intl/react";
import { Inline } from "#app/ui/inline.tsx";
import { Page } from "#app/ui/page.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";
import { Title } from "#app/ui/title.tsx";

/** The first visit ever, until the device holds the journal. */
export function ListSkeleton() {
  const t = useTranslations("relationships.list");
  return (
    <Page>
      <Stack gap={6}>
        <Inline justify="between" align="end">
          <Title>{t("title")}</Title>
          <Text size="small" tone="soft" role="status">
            {t("loading")}
          </Text>
        </Inline>
        <Skeleton rows={7} />
      </Stack>
    </Page>
  );
}
