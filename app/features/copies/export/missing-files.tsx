import { CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl/react";
import type { MissingFile } from "#app/store/copies/write-zip.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";

/** More are counted: the ZIP itself says it of each. */
const named = 50;

/** The photos and videos that came into the ZIP without their files. */
export function MissingFiles({ missing }: { missing: readonly MissingFile[] }) {
  const t = useTranslations("copies.zip");
  const more = missing.length - named;
  return (
    <Stack gap={1}>
      <Remark icon={CircleAlert} tone="warn">
        {t("missing", { count: missing.length })}
      </Remark>
      <details className="type-small text-ink-soft">
        <summary className="cursor-pointer py-1">{t("which", { count: missing.length })}</summary>
        <ul className="max-h-80 overflow-y-auto">
          {missing.slice(0, named).map(({ name, isPictured }) => (
            <li key={name}>
              <bdi>{isPictured ? t("pictured", { name }) : name}</bdi>
            </li>
          ))}
          {more > 0 && <li>{t("more", { count: more })}</li>}
        </ul>
      </details>
    </Stack>
  );
}
