/** The text messages of the features: by a provider when SMS_URL is set, else kept for `/dev/sms`, else not at all (server/sms/). */
export type Sms = {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** Whom it is for: the sink forgets it with them. */
  readonly personId: string;
};

export type KeptSms = Sms & { readonly id: string; readonly at: string };

export type SmsSender = {
  /** "off": no message can reach anybody, so that telephones are not offered. */
  readonly kind: "http" | "sink" | "off";
  /** @throws Error when the provider did not take it; its words are not in it, they may quote the number */
  send(sms: Sms): Promise<void>;
  /** Newest first; only the sink keeps any. */
  kept(): readonly KeptSms[];
  /** The sink drops what it keeps for a person who is gone. */
  forget(personId: string): void;
};
