/** Another device of the same person, by the wire alone, and the eye that sees what the server has in the end. */
import { randomUUID } from "node:crypto";
import type { Change, Op, Row, SyncedTableName } from "#domain/wire/sync.ts";
import type { Person } from "../journey.ts";

type Page = { readonly rev: number; readonly more: boolean; readonly changes: readonly Change[] };

export class OtherDevice {
  private readonly deviceId = randomUUID();
  private readonly rows = new Map<string, Change>();
  private readonly url: string;
  private readonly cookie: string;
  private readonly personId: string;
  private since = 0;

  private constructor(url: string, cookie: string, personId: string) {
    this.url = url;
    this.cookie = cookie;
    this.personId = personId;
  }

  /** @param url of the server itself, past any proxy */
  static async signIn(url: string, { email, password }: Person, origin: string): Promise<OtherDevice> {
    const reply = await fetch(`${url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify({ email, password }),
    });
    if (!reply.ok) throw new Error(`sign-in: ${reply.status}`);
    const cookie = reply.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const session = await (await fetch(`${url}/api/session`, { headers: { cookie } })).json();
    return new OtherDevice(url, cookie, session.person.id);
  }

  async write(
    table: SyncedTableName,
    id: string,
    kind: Op["kind"],
    fields: Op["fields"],
    origin: string,
  ): Promise<void> {
    const op: Op = {
      opId: randomUUID(),
      deviceId: this.deviceId,
      personId: this.personId,
      table,
      id,
      baseRev: this.rows.get(id)?.row.rev ?? 0,
      kind,
      fields,
      at: new Date().toISOString(),
    };
    const reply = await fetch(`${this.url}/api/sync/push`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: this.cookie, origin },
      body: JSON.stringify({ deviceId: this.deviceId, ops: [op] }),
    });
    const { answers } = await reply.json();
    if (answers?.[0]?.status === "refused") throw new Error(`refused: ${JSON.stringify(answers[0])}`);
  }

  /** All pages since the last call. */
  async pull(): Promise<void> {
    for (;;) {
      const reply = await fetch(`${this.url}/api/sync/pull?since=${this.since}`, {
        headers: { cookie: this.cookie },
      });
      const page: Page = await reply.json();
      for (const change of page.changes) this.rows.set(change.row.id, change);
      this.since = page.rev;
      if (!page.more) return;
    }
  }

  living(table: SyncedTableName): readonly Row[] {
    return [...this.rows.values()]
      .filter((change) => change.table === table && change.row.deleted_at === null)
      .map(({ row }) => row);
  }
}
