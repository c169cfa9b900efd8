import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import type { Space } from "#app/ui/layout/space.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";

export const sectionIds = [
  "you",
  "activity",
  "security",
  "plan",
  "words",
  "memories",
  "game",
  "look",
  "privacy",
  "messages",
  "device",
  "ownData",
  "help",
  "deletion",
] as const;

type SectionProps = { id: (typeof sectionIds)[number]; gap: Space; align?: "start"; children: ReactNode };

/** On a tablet its title stands beside it. */
export function Section({ id, children, ...rest }: SectionProps) {
  const t = useTranslations("profile");
  return (
    <Stack
      as="section"
      id={id}
      gap={rest.gap}
      className="scroll-mt-20 md:max-lg:grid md:max-lg:grid-cols-[9rem_minmax(0,1fr)] md:max-lg:gap-x-8"
    >
      <Heading>{t(id)}</Heading>
      <Stack {...rest}>{children}</Stack>
    </Stack>
  );
}
