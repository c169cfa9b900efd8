import { useTranslations } from "use-intl/react";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";

/** Shown on a first visit, until the device has pulled the journal. */
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
