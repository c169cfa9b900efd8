import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Fact, FactList } from "#app/ui/lists/fact.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { ServerState } from "#domain/admin/server-settings.ts";

/** What the server was started with: no secret has ever left it. */
export function EnvironmentList({ environment }: Pick<ServerState, "environment">) {
  const t = useTranslations("adminSettings.environment");
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap={3} as="section" align="start">
      <Heading>{t("title")}</Heading>
      <Text size="small" tone="soft">
        {t("lead")}
      </Text>
      {isShown ? (
        <div className="w-full max-w-middle-page">
          <FactList>
            {environment.map((one) => (
              <Fact key={one.name} label={one.name}>
                {one.kind === "secret" ? t(one.isSet ? "set" : "unset") : (one.value ?? t("empty"))}
              </Fact>
            ))}
          </FactList>
        </div>
      ) : (
        <TextButton onClick={() => setShown(true)}>
          {t("show", { count: String(environment.length) })}
        </TextButton>
      )}
    </Stack>
  );
}
