import type { ReactNode } from "react";
import { Heading } from "#app/ui/heading.tsx";
import { Rule } from "#app/ui/rule.tsx";
import { Stack } from "#app/ui/stack.tsx";

type FormSectionProps = { id: string; title: string; isFirst?: boolean; children: ReactNode };

/** One part of the form; on phones the fields follow each other and the titles are only heard. */
export function FormSection({ id, title, isFirst = false, children }: FormSectionProps) {
  return (
    <Stack as="section" id={id} gap={6}>
      {!isFirst && (
        <div className="hidden lg:block">
          <Rule />
        </div>
      )}
      <Heading className="-mb-2 max-lg:sr-only">{title}</Heading>
      {children}
    </Stack>
  );
}
