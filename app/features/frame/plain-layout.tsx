import { Outlet } from "react-router";
import { useTranslations } from "use-intl/react";
import { LanguagePicker } from "#app/lib/i18n/language-picker.tsx";
import { paths } from "#app/paths.ts";
import { PlainHeader } from "#app/ui/layout/plain-header.tsx";

/** The frame of pages that are open to anyone: the name, which links home, and the language. */
export function Component() {
  const t = useTranslations("frame.nav");
  return (
    <>
      <PlainHeader to={paths.dashboard} label={t("homePage")} width="reading">
        <LanguagePicker />
      </PlainHeader>
      <Outlet />
    </>
  );
}
