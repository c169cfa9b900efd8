import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import type { ServerState } from "#domain/admin/server-settings.ts";

/** The server's codes, by the message they get. */
const messageOf = {
  "mail-not-configured": "mailNotConfigured",
  "not-production": "notProduction",
  "not-https": "notHttps",
  "payments-simulated": "paymentsSimulated",
  "payments-not-configured": "paymentsNotConfigured",
  "payments-refused": "paymentsRefused",
  "model-refused": "modelRefused",
  "environment-refused": "environmentRefused",
} as const;

const isKnown = (code: string): code is keyof typeof messageOf => Object.hasOwn(messageOf, code);

/** What the server warns of at its start (specification, section 5). */
export function StartCheck({ warnings }: Pick<ServerState, "warnings">) {
  const t = useTranslations("adminSettings.check");
  const { list } = useFormat();
  return (
    <Stack gap={3} as="section">
      <Heading>{t("title")}</Heading>
      {warnings.length === 0 ? (
        <Remark icon={CircleCheck} tone="good">
          {t("well")}
        </Remark>
      ) : (
        <Stack as="ul" gap={2}>
          {warnings.map(({ code, about }) => (
            <li key={code}>
              <Remark icon={CircleAlert} tone="warn">
                {isKnown(code) ? t(`code.${messageOf[code]}`) : t("code.other", { code })}{" "}
                {about.length > 0 && t("about", { names: list(about) })}
              </Remark>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
