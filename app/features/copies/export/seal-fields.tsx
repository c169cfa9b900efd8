import { CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { SealChoice } from "./use-seal.ts";

/** A passphrase for the file, if one is wanted; nobody can open it without. */
export function SealFields({ seal }: { seal: SealChoice }) {
  const t = useTranslations("copies.take.seal");
  const { fault, isAsked } = seal;
  const shown = { showLabel: t("show"), hideLabel: t("hide"), autoComplete: "new-password" } as const;
  const first = isAsked && fault === "short" ? t("short") : undefined;
  const second = isAsked && fault === "different" ? t("different") : undefined;
  return (
    <Stack gap={3}>
      <Checkbox
        label={t("want")}
        checked={seal.isWanted}
        onChange={({ target }) => seal.want(target.checked)}
      />
      {seal.isWanted && (
        <Stack gap={4} className="border-l-2 border-line pl-4">
          <Text size="small" tone="soft">
            {t("hint")}
          </Text>
          <PasswordField
            label={t("typed")}
            value={seal.typed}
            onChange={({ target }) => seal.type(target.value)}
            error={first}
            {...shown}
          />
          <div role="status" className="empty:hidden">
            {seal.isWeak && (
              <Remark icon={CircleAlert} tone="warn">
                {t("weak")}
              </Remark>
            )}
          </div>
          <PasswordField
            label={t("again")}
            value={seal.again}
            onChange={({ target }) => seal.repeat(target.value)}
            error={second}
            {...shown}
          />
        </Stack>
      )}
    </Stack>
  );
}
