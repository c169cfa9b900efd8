import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";

/** Shown when someone signed out before the sign-in page was loaded, and there is no network. */
export function SignInUnavailable() {
  const t = useTranslations("frame.doorAway");
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return (
    <Page width="reading">
      <Stack gap={4}>
        <Title>{t("title")}</Title>
        <Text>{t("text")}</Text>
      </Stack>
    </Page>
  );
}
