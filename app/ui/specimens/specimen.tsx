import type { ReactNode } from "react";
import { Caption } from "../caption.tsx";
import { Heading } from "../heading.tsx";
import { Rule } from "../rule.tsx";
import { Stack } from "../stack.tsx";

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
