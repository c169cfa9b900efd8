/** The ways to sign in beside a password. Code of its own: the form can be used before it is here. */
import { OutsideAccounts } from "./outside-accounts.tsx";
import { PasskeyEntry, type PasskeyEntryProps } from "./passkey-entry.tsx";

type OtherWaysProps = PasskeyEntryProps & {
  /** The path to open after signing in, one of our own. */
  target: string;
};

export function OtherWays({ target, ...passkey }: OtherWaysProps) {
  return (
    <>
      <PasskeyEntry {...passkey} />
      <OutsideAccounts target={target} opensAccounts={false} />
    </>
  );
}
