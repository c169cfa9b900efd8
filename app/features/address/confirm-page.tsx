/**
 * Where the mail to a new address leads. It changes nothing by being opened: whoever is signed in presses the button.
 */
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { refreshSession } from "#app/lib/session.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { type AddressRefusal, confirmNewAddress, readAddress } from "./address-calls.ts";
import { addressWords } from "./address-words.ts";
import { useProblemWords } from "./use-problem-words.ts";

export function Component() {
  return (
    <WithMessages words={addressWords}>
      <ConfirmPage />
    </WithMessages>
  );
}

type End = "done" | "bad" | "taken";

function ConfirmPage() {
  const t = useTranslations("address.confirm");
  const words = useProblemWords();
  const [search] = useSearchParams();
  const token = search.get("token");
  const [next, setNext] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [refused, setRefused] = useState<AddressRefusal | null>(null);
  const [end, setEnd] = useState<End | null>(token === null ? "bad" : null);
  const [isBusy, setBusy] = useState(false);
  usePageTitle(t(end ? `${end}Title` : "title"));
  useEffect(() => {
    let isCurrent = round >= 0;
    void readAddress().then((told) => {
      if (!isCurrent) return;
      if (!told.ok) return setRefused(told);
      // The change was forgotten, confirmed, or is another account's.
      if (told.value.change) setNext(told.value.change.email);
      else setEnd((before) => before ?? "bad");
    });
    return () => {
      isCurrent = false;
    };
  }, [round]);
  function retry() {
    setRefused(null);
    setRound((before) => before + 1);
  }
  async function confirm() {
    if (isBusy) return;
    setBusy(true);
    setRefused(null);
    const told = await confirmNewAddress(token ?? "");
    setBusy(false);
    if (!told.ok) {
      if (told.problem === "link") return setEnd("bad");
      return told.problem === "taken" ? setEnd("taken") : setRefused(told);
    }
    setEnd("done");
    await refreshSession();
  }
  return (
    <Page width="reading">
      <Stack gap={6}>
        <Title>{t(end ? `${end}Title` : "title")}</Title>
        {end && (
          <Stack gap={5} align="start">
            <Text size="lead" className="wrap-anywhere">
              {t(end, { email: next ?? "" })}
            </Text>
            <ButtonLink to={end === "done" ? paths.dashboard : paths.address} variant="primary">
              {t(end === "done" ? "onwards" : "anew")}
            </ButtonLink>
          </Stack>
        )}
        {!end && next !== null && (
          <Stack gap={5} align="start">
            <Text size="lead" className="wrap-anywhere">
              {t("text", { email: next })}
            </Text>
            <Text tone="soft">{t("others")}</Text>
            <Inline gap={2} wrap>
              <Button variant="primary" pending={isBusy} onClick={() => void confirm()}>
                {t("submit")}
              </Button>
              <ButtonLink to={paths.address}>{t("not")}</ButtonLink>
            </Inline>
          </Stack>
        )}
        {!end && next === null && !refused && <Skeleton rows={3} />}
        {!end && (
          <div role="alert" className="empty:hidden">
            {refused && <Remark tone="bad">{words(refused)}</Remark>}
          </div>
        )}
        {!end && next === null && refused && (
          <div>
            <Button onClick={retry}>{t("retry")}</Button>
          </div>
        )}
      </Stack>
    </Page>
  );
}
