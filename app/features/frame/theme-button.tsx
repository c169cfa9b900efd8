import { Moon, Sun } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { chooseTheme, useIsDark } from "#app/lib/theme.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";

export function ThemeButton() {
  const t = useTranslations("frame.theme");
  const isDark = useIsDark();
  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={t(isDark ? "toLight" : "toDark")}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
    />
  );
}
