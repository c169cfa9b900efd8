import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useFocusSoon } from "#app/lib/use-focus-soon.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { ShownOnceDialog } from "#app/ui/compositions/shown-once-dialog.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { tokenLimit, tokenState } from "#domain/account/access-token.ts";
import type { PersonalToken } from "#domain/account/access-token-fields.ts";
import { NewTokenDialog } from "./new-token-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { SecretText } from "./secret-text.tsx";
import { TokenRow } from "./token-row.tsx";

type TokenListProps = {
  tokens: readonly PersonalToken[];
  /** Asks for the list again. */
  refresh: () => Promise<void>;
};

type Open =
  | { readonly dialog: "new" | "revokeAll" }
  | { readonly dialog: "revoke"; readonly token: PersonalToken }
  | { readonly dialog: "shown"; readonly secret: string };

export function TokenList({ tokens, refresh }: TokenListProps) {
  const t = useTranslations("tokens");
  const format = useFormat();
  const [open, setOpen] = useState<Open | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusSoon = useFocusSoon();
  const now = new Date();
  const working = tokens.filter((token) => tokenState(token, now) === "works");
  const ended = tokens.filter((token) => tokenState(token, now) !== "works");
  const isFull = working.length >= tokenLimit;

  /** The button that was pressed is gone with its row: the focus goes to the list's title. */
  async function done(text: string) {
    await refresh();
    setOpen(null);
    setOutcome(text);
    focusSoon(() => heading.current);
  }
  async function show(secret: string) {
    setOutcome(null);
    setOpen({ dialog: "shown", secret });
    await refresh();
  }
  return (
    <Stack as="section" gap={5} aria-labelledby="tokens">
      <Stack gap={1}>
        <Heading id="tokens" ref={heading} tabIndex={-1}>
          {t("list")}
        </Heading>
        <div role="status">{outcome && <Remark tone="good">{outcome}</Remark>}</div>
      </Stack>
      {working.length === 0 ? (
        <Text>{t("empty")}</Text>
      ) : (
        <ul className="border-b border-line">
          {working.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              state="works"
              onRevoke={() => setOpen({ dialog: "revoke", token })}
            />
          ))}
        </ul>
      )}
      {isFull && <Remark tone="warn">{t("full", { count: format.number(tokenLimit) })}</Remark>}
      <Inline gap={2} wrap>
        {!isFull && (
          <Button
            variant={working.length === 0 ? "primary" : "secondary"}
            onClick={() => setOpen({ dialog: "new" })}
          >
            {t("make")}
          </Button>
        )}
        {working.length > 1 && (
          <Button variant="quiet" onClick={() => setOpen({ dialog: "revokeAll" })}>
            {t("revokeAll", { count: format.number(working.length) })}
          </Button>
        )}
      </Inline>
      {ended.length > 0 && (
        <Stack as="section" gap={2} aria-labelledby="ended-tokens">
          <Heading as="h3" size="label" id="ended-tokens">
            {t("ended")}
          </Heading>
          <ul className="border-b border-line">
            {ended.map((token) => (
              <TokenRow key={token.id} token={token} state={tokenState(token, now)} />
            ))}
          </ul>
        </Stack>
      )}
      {open?.dialog === "new" && (
        <NewTokenDialog onMade={(secret) => void show(secret)} onClose={() => setOpen(null)} />
      )}
      {open?.dialog === "shown" && <NewSecretDialog secret={open.secret} onClose={() => setOpen(null)} />}
      {open?.dialog === "revoke" && (
        <RevokeDialog token={open.token} onClose={() => setOpen(null)} onDone={(text) => void done(text)} />
      )}
      {open?.dialog === "revokeAll" && (
        <RevokeDialog
          token={null}
          count={working.length}
          onClose={() => setOpen(null)}
          onDone={(text) => void done(text)}
        />
      )}
    </Stack>
  );
}

type NewSecretDialogProps = { secret: string; onClose: () => void };

/** A new token, shown once. */
function NewSecretDialog({ secret, onClose }: NewSecretDialogProps) {
  const t = useTranslations("tokens.shown");
  const [isKept, setKept] = useState(false);
  return (
    <ShownOnceDialog say={t} isKept={isKept} onClose={onClose}>
      <SecretText secret={secret} onCopied={() => setKept(true)} />
    </ShownOnceDialog>
  );
}
