import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { useFocusSoon } from "#app/lib/use-focus-soon.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";

type LinkedRowProps = {
  name: string;
  /** The server takes it for signing in at present. */
  isOffered: boolean;
  /** sure: whether it is to go. last: it cannot, being the only way in. */
  asking: "sure" | "last" | null;
  isBusy: boolean;
  onAsk: () => void;
  onYes: () => void;
  onNo: () => void;
};

/** One that is linked; the question before it goes stands in its place. */
export function LinkedRow({ name, isOffered, asking, isBusy, onAsk, onYes, onNo }: LinkedRowProps) {
  const t = useTranslations("outsideAccounts");
  const row = useRef<HTMLLIElement>(null);
  const focusSoon = useFocusSoon();
  const focusAct = () => focusSoon(() => row.current?.querySelector<HTMLElement>("button"));
  return (
    <li
      ref={row}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
    >
      <Stack gap={1}>
        <Text className="type-entry break-words">{name}</Text>
        {!isOffered && (
          <Text tone="soft" size="small">
            {t("notOffered")}
          </Text>
        )}
        <div role="status" className="empty:hidden">
          {asking === "sure" && <Text size="small">{t("ask")}</Text>}
          {asking === "last" && (
            <Text size="small">
              {t.rich("last", { link: (text) => <TextLink to={paths.password}>{text}</TextLink> })}
            </Text>
          )}
        </div>
      </Stack>
      {asking === "sure" ? (
        <Inline gap={2} wrap>
          <Button variant="danger" pending={isBusy} onClick={onYes}>
            {t("yes")}
          </Button>
          <Button
            onClick={() => {
              onNo();
              focusAct();
            }}
          >
            {t("no")}
          </Button>
        </Inline>
      ) : (
        <TextButton
          size="small"
          aria-label={t("unlinkOf", { name })}
          onClick={() => {
            onAsk();
            focusAct();
          }}
        >
          {t("unlink")}
        </TextButton>
      )}
    </li>
  );
}
