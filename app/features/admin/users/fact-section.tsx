import type { ReactNode } from "react";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";

type FactRow = { readonly label: string; readonly value: ReactNode };

type FactSectionProps = { id: string; title: string; facts?: readonly FactRow[]; children?: ReactNode };

/** A heading with facts under it, one a line. */
export function FactSection({ id, title, facts = [], children }: FactSectionProps) {
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {facts.length > 0 && (
        <div>
          {facts.map(({ label, value }) => (
            <SettingRow key={label} label={label}>
              {value}
            </SettingRow>
          ))}
        </div>
      )}
      {children}
    </Stack>
  );
}
