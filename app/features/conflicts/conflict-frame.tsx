import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Rule } from "#app/ui/layout/rule.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";

type ConflictFrameProps = {
  title: string;
  hint: string;
  refusal: string | null;
  isChoosing: boolean;
  /** The label of the button that confirms the choice. */
  keepLabel?: string;
  onKeep: () => void;
  onLater?: (() => void) | undefined;
  /** Content beside the button. */
  more?: ReactNode;
  children?: ReactNode;
};

/** The frame of every conflict: a title, a hint, the choice, and a way to postpone it. */
export function ConflictFrame(props: ConflictFrameProps) {
  const { title, hint, refusal, isChoosing, keepLabel, onKeep, onLater, more, children } = props;
  const t = useTranslations("conflicts");
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Rule weight="rule" />
      <Stack gap={1}>
        <Heading>{title}</Heading>
        <Text size="small" tone="soft">
          {hint}
        </Text>
      </Stack>
      {children}
      <Stack gap={2}>
        <Inline gap={3} wrap>
          <Button variant="primary" pending={isChoosing} onClick={onKeep}>
            {keepLabel ?? t("keepChoice")}
          </Button>
          {more}
          {onLater && (
            <TextButton tone="soft" onClick={onLater}>
              {t("later")}
            </TextButton>
          )}
        </Inline>
        <div role="alert" className={refusal ? undefined : "hidden"}>
          {refusal && (
            <Remark icon={CircleAlert} tone="bad">
              {refusal}
            </Remark>
          )}
        </div>
      </Stack>
    </Stack>
  );
}
