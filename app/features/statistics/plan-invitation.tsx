import { useTranslations } from "use-intl/react";
import { environment } from "#app/lib/environment.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";

/** What the plan would add, said once, after what everyone has. Without a backend there is nothing to buy. */
export function PlanInvitation({ isOnDevice }: { isOnDevice: boolean }) {
  const t = useTranslations("statistics.plan");
  return (
    <section
      aria-labelledby="invitation"
      className="cartouche flex flex-col items-start gap-3 p-6 print:hidden lg:p-8"
    >
      <Heading id="invitation">{t("title")}</Heading>
      <Text className="max-w-[44rem]">{t("text")}</Text>
      {isOnDevice && (
        <Text tone="soft" size="small">
          {t("device")}
        </Text>
      )}
      {environment.isBackendConfigured && <ButtonLink to={paths.subscription}>{t("action")}</ButtonLink>}
    </section>
  );
}
