/** The mail interface of the features. SMTP when configured, else the sink that `/dev/mail` shows (server/mail/). */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer goes to. */
  readonly replyTo?: string;
  /** Marked as urgent. */
  readonly priority?: "high";
};

export type KeptMail = Mail & { readonly id: string; readonly at: string };

export type Mailer = {
  /** "smtp" sends; "sink" stores for the development inbox. */
  readonly kind: "smtp" | "sink";
  send(mail: Mail): Promise<void>;
  /** Newest first; empty for SMTP. */
  kept(): readonly KeptMail[];
  /** The sink drops what it stores for and of an address, whose account is gone. */
  forget(to: string): void;
};
