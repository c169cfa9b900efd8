import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import type { ErasureCounts } from "./use-erasure.ts";

const counted = [
  "moments",
  "media",
  "waiting",
  "trash",
  "conversations",
  "conflicts",
  "drafts",
  "unsent",
] as const;

type WhatGoesProps = { name: string; counts: ErasureCounts; isOnDevice: boolean };

/** One line per kind of row; kinds without rows are omitted. */
export function WhatGoes({ name, counts, isOnDevice }: WhatGoesProps) {
  const t = useTranslations("erase.goes");
  const lines = [
    t("page"),
    ...counted.flatMap((what) => (counts[what] > 0 ? [t(what, { count: counts[what] })] : [])),
    t("history"),
    ...(isOnDevice ? [] : [t("backups", { name }), t("elsewhere", { name })]),
  ];
  return (
    <Stack as="section" gap={3} aria-labelledby="erase-goes">
      <Heading id="erase-goes">{t("title")}</Heading>
      <ul className="border-b border-line">
        {lines.map((line) => (
          <li key={line} className="border-t border-line py-2.5 type-body text-ink">
            <span className="block max-w-measure">{line}</span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
