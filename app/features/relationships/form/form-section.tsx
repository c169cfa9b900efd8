import type { ReactNode } from "react";
import { Rule } from "#app/ui/layout/rule.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";

type FormSectionProps = { id: string; title: string; isFirst?: boolean; children: ReactNode };

/** One section of the form; on phones its title is only for screen readers. */
export function FormSection({ id, title, isFirst = false, children }: FormSectionProps) {
  return (
    <Stack as="section" id={id} gap={6}>
      {!isFirst && (
        <div className="hidden md:block">
          <Rule />
        </div>
      )}
      <Heading className="-mb-2 max-md:sr-only">{title}</Heading>
      {children}
    </Stack>
  );
}
