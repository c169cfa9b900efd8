import type { ComponentProps, ReactNode } from "react";
import { BackLink } from "../actions/back-link.tsx";
import { Page } from "../layout/page.tsx";
import { Stack } from "../layout/stack.tsx";
import { Remark } from "../type/remark.tsx";
import { Text } from "../type/text.tsx";
import { Title } from "../type/title.tsx";

type SubPageProps = Required<Pick<ComponentProps<typeof Page>, "width">> & {
  /** Where it belongs to, and what that is called. */
  back: { to: string; label: string };
  title: string;
  lead?: string;
  /** Said under the title while it holds, such as that there is no network. */
  warning?: string | null;
  children: ReactNode;
};

/** A page that is opened from another one: the way back, its title, what it holds. */
export function SubPage({ width, back, title, lead, warning, children }: SubPageProps) {
  return (
    <Page width={width}>
      <Stack gap={8}>
        <Stack gap={3}>
          <BackLink to={back.to}>{back.label}</BackLink>
          <Title>{title}</Title>
          {lead && <Text tone="soft">{lead}</Text>}
          {warning && <Remark tone="warn">{warning}</Remark>}
        </Stack>
        {children}
      </Stack>
    </Page>
  );
}
