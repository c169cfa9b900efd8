import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { tokenPace } from "#domain/account/access-token.ts";

/** The header, the pace, and where every call is described. */
export function HowToUse() {
  const t = useTranslations("tokens.use");
  const format = useFormat();
  return (
    <Stack as="section" gap={3} aria-labelledby="use-of-tokens">
      <Heading id="use-of-tokens">{t("title")}</Heading>
      <Text>{t("header")}</Text>
      <Text as="code" className="block w-full border-y border-line py-3 break-words">
        {`curl -H "Authorization: Bearer $TOKEN" ${location.origin}/api/relationships`}
      </Text>
      <Text size="small" tone="soft">
        {t("pace", { count: format.number(tokenPace.max) })}{" "}
        {t.rich("document", {
          link: (text) => (
            <a href="/api/openapi.json" className="underline underline-offset-(--underline-gap)">
              {text}
            </a>
          ),
        })}
      </Text>
    </Stack>
  );
}
