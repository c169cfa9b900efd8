import type { ReactNode } from "react";
import { Inline } from "../layout/inline.tsx";
import { Stack } from "../layout/stack.tsx";
import { Text } from "../type/text.tsx";

type NamedRowProps = {
  name: string;
  /** A line each, under the name. */
  details: readonly string[];
  /** What can be done with it, at the end; under it where there is no room beside. */
  actions: ReactNode;
};

/** Something the person has named, in a list of such: what is known of it, and what can be done with it. */
export function NamedRow({ name, details, actions }: NamedRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <Stack gap={1} className="min-w-0">
        <Text className="type-entry break-words">{name}</Text>
        {details.map((detail) => (
          <Text key={detail} tone="soft" size="small">
            {detail}
          </Text>
        ))}
      </Stack>
      <Inline gap={5}>{actions}</Inline>
    </li>
  );
}
