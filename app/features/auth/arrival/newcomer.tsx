/** On the sign-in page: what Tendre is, in the words of the first page, and the look of a journal. */
import { useTranslations } from "use-intl/react";
import { arrivalWords } from "#app/messages/parts.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { SamplePath } from "./sample-path.tsx";

export function Newcomer() {
  return (
    <WithMessages words={arrivalWords}>
      <Told />
    </WithMessages>
  );
}

function Told() {
  const t = useTranslations("arrival");
  return (
    <Stack gap={5} className="pt-4">
      <Stack gap={2}>
        <Text>{t("what")}</Text>
        <Text>{t("how")}</Text>
        <Text>{t("whose")}</Text>
      </Stack>
      <SamplePath />
    </Stack>
  );
}
