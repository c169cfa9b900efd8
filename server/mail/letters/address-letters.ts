/** The mails about an account's address: both mailboxes hear of every step, and the old one can take it back. */
import type { Reader } from "./account-letters.ts";
import { farewells, greet, type Letter, type Locale, writeLetter } from "./letter.ts";

type Words = {
  readonly subject: string;
  readonly body: readonly string[];
  readonly label: string;
  readonly after: readonly string[];
};
type Write = (address: string) => Readonly<Record<Locale, Words>>;

const letterOf =
  (words: Write) =>
  ({ locale, firstName }: Reader, href: string, address: string): Letter => {
    const { subject, body, label, after } = words(address)[locale];
    return writeLetter(
      {
        subject,
        greeting: greet(locale, firstName),
        body,
        link: { label, href },
        after,
        farewell: farewells[locale],
      },
      locale,
    );
  };

export const addressLetters = {
  /** To the new address: the link that confirms it. */
  confirm: letterOf((address) => ({
    en: {
      subject: "Confirm your new address",
      body: [`${address} is to be the address of your journal. All that is left is to confirm it.`],
      label: "Confirm the new address",
      after: [
        "This link is good for thirty minutes, once, in a browser that is signed in to your account. Confirming signs out all your other devices.",
        "If you did not ask for it, ignore this message: nothing changes.",
      ],
    },
    fr: {
      subject: "Confirmez votre nouvelle adresse",
      body: [`${address} doit devenir l’adresse de votre journal. Il ne reste qu’à la confirmer.`],
      label: "Confirmer la nouvelle adresse",
      after: [
        "Ce lien est valable trente minutes, une fois, dans un navigateur connecté à votre compte. La confirmation déconnecte tous vos autres appareils.",
        "Si vous n’avez rien demandé, ignorez ce message\u00a0: rien ne change.",
      ],
    },
  })),
  /** To the owner of an address that another account asked for. The answer to whoever asked does not reveal it. */
  taken: letterOf((address) => ({
    en: {
      subject: "Your address already has an account",
      body: [
        `Someone, most likely you, wanted to give another Tendre account the address ${address}. It already has an account, so nothing was changed.`,
      ],
      label: "Sign in to this account",
      after: [
        "If it was you: sign in here, or free this address first. If it was not you, do nothing: your account has not changed.",
      ],
    },
    fr: {
      subject: "Votre adresse a déjà un compte",
      body: [
        `Quelqu’un, sans doute vous, a voulu donner l’adresse ${address} à un autre compte Tendre. Elle a déjà un compte, rien n’a donc changé.`,
      ],
      label: "Me connecter à ce compte",
      after: [
        "Si c’était vous\u00a0: connectez-vous ici, ou libérez d’abord cette adresse. Si ce n’était pas vous, ne faites rien\u00a0: votre compte n’a pas changé.",
      ],
    },
  })),
  /** To the old address, when a new one was asked for. */
  asked: letterOf((address) => ({
    en: {
      subject: "A new address was asked for",
      body: [
        `Someone, most likely you, asked to replace this address with ${address}. Nothing changes until the link that was sent there is opened.`,
      ],
      label: "It was not me",
      after: [
        "If it was you, all is well. If not, choose a new password through this link now: that signs out all devices, and the change comes to nothing.",
      ],
    },
    fr: {
      subject: "Une nouvelle adresse a été demandée",
      body: [
        `Quelqu’un, sans doute vous, a demandé à remplacer cette adresse par ${address}. Rien ne change avant que le lien envoyé là-bas soit ouvert.`,
      ],
      label: "Ce n’était pas moi",
      after: [
        "Si c’était vous, tout va bien. Sinon, choisissez tout de suite un nouveau mot de passe par ce lien\u00a0: cela déconnecte tous les appareils, et le changement tombe à l’eau.",
      ],
    },
  })),
  /** To the old address, with the link that takes the change back. */
  changed: letterOf((address) => ({
    en: {
      subject: "Your address was changed",
      body: [
        `From now on your journal opens with ${address}, and its emails go there. All other devices were signed out.`,
      ],
      label: "Take the change back",
      after: [
        "If it was you, all is well. If not, this link brings this address back, and works for seven days: you choose a new password with it, and all devices are signed out.",
      ],
    },
    fr: {
      subject: "Votre adresse a été changée",
      body: [
        `Désormais, votre journal s’ouvre avec ${address}, et ses messages y sont envoyés. Tous les autres appareils ont été déconnectés.`,
      ],
      label: "Annuler le changement",
      after: [
        "Si c’était vous, tout va bien. Sinon, ce lien, valable sept jours, rétablit cette adresse\u00a0: vous choisissez en même temps un nouveau mot de passe, et tous les appareils sont déconnectés.",
      ],
    },
  })),
  /** To the new address: from now on it is the account's. */
  welcome: letterOf((address) => ({
    en: {
      subject: "This is your address now",
      body: [
        `Your journal opens with ${address} from now on. All other devices were signed out; sign in there with this address.`,
      ],
      label: "Open my journal",
      after: ["The old address was told, and can undo the change within seven days."],
    },
    fr: {
      subject: "C’est désormais votre adresse",
      body: [
        `Votre journal s’ouvre désormais avec ${address}. Tous les autres appareils ont été déconnectés\u00a0; connectez-les avec cette adresse.`,
      ],
      label: "Ouvrir mon journal",
      after: ["L’ancienne adresse en a été informée, et peut annuler le changement pendant sept jours."],
    },
  })),
  /** To both, once the change was taken back. `address` is the one that came back. */
  undone: letterOf((address) => ({
    en: {
      subject: "The change of your address was taken back",
      body: [
        `The journal opens with ${address} again, and with the password that was chosen there. All devices were signed out, and outside accounts were detached.`,
      ],
      label: "Get help",
      after: ["Nothing of the journal was changed by this."],
    },
    fr: {
      subject: "Le changement d’adresse a été annulé",
      body: [
        `Le journal s’ouvre de nouveau avec ${address}, et avec le mot de passe choisi à cette occasion. Tous les appareils ont été déconnectés, et les comptes extérieurs détachés.`,
      ],
      label: "Obtenir de l’aide",
      after: ["Rien du journal n’en a été changé."],
    },
  })),
};
