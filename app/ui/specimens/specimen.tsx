import type { ReactNode } from "react";
import { Rule } from "#app/ui/layout/rule.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Caption } from "#app/ui/type/caption.tsx";
import { Heading } from "#app/ui/type/heading.tsx";

/** A family of primitives, under one rule. */
export function SpecimenFamily({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={6}>
      <Rule weight="rule" />
      <Heading>{title}</Heading>
      {children}
    </Stack>
  );
}

/** One primitive in one state, with the name of both. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Caption>{name}</Caption>
      {children}
    </Stack>
  );
}
