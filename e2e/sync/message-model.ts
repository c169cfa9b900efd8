/**
 * The rules of messages between two people (docs/decisions/048-messages.md, 061-one-conversation-of-two-requests.md), written a second time
 * and naively: no database, no keys, no network. Each of the two has at most one conversation with the other.
 */
export type Side = 0 | 1;
export const otherOf = (side: Side): Side => (side === 0 ? 1 : 0);

export type Act =
  | { readonly do: "begin" | "write" | "edit"; readonly message: string; readonly text: string }
  | { readonly do: "takeBack" | "delete"; readonly message: string }
  | { readonly do: "accept" | "ignore" | "block" | "unblock" | "on" | "off" };
type Queued = { readonly id: string; readonly side: Side; readonly act: Act };

/** `begun` by oneself, or a `request` of the other's. */
type ModelThread = { kind: "begun" | "request"; isOpen: boolean; isIgnored: boolean; isBlocked: boolean };
type ModelMessage = { text: string | null; readonly isMine: boolean; isDeleted: boolean };
type Person = { isOn: boolean; thread: ModelThread | null; readonly messages: Map<string, ModelMessage> };

const newPerson = (): Person => ({ isOn: true, thread: null, messages: new Map() });
const mayWrite = (thread: ModelThread | null) =>
  thread?.isOpen === true && !thread.isIgnored && !thread.isBlocked;

export class MessageServer {
  readonly people: readonly [Person, Person] = [newPerson(), newPerson()];
  private readonly answered = new Set<string>();

  /** A device's batch: each op once, in order; then what changed is brought to the other. */
  apply(batch: readonly Queued[]): void {
    /** Messages by their ids, an acceptance by "". */
    const changed = new Map<string, Side>();
    for (const { id, side, act } of batch) {
      if (this.answered.has(id)) continue;
      this.answered.add(id);
      const told = this.take(side, act);
      if (told !== null) changed.set(told, side);
    }
    for (const [what, side] of changed) this.deliver(side, what);
  }

  /** @returns what the other is to hear of; null: nothing, or it was refused */
  private take(side: Side, act: Act): string | null {
    const own = this.people[side];
    const { thread, messages } = own;
    switch (act.do) {
      case "on":
      case "off":
        own.isOn = act.do === "on";
        return null;
      case "block":
        if (thread) thread.isBlocked = true;
        return null;
      case "unblock":
        if (!thread?.isBlocked) return null;
        thread.isBlocked = false;
        return thread.kind === "request" && mayWrite(thread) ? "" : null;
      case "ignore":
        if (thread?.kind === "request") thread.isIgnored = true;
        return null;
      case "accept":
        if (thread?.kind !== "request" || (thread.isOpen && !thread.isIgnored)) return null;
        Object.assign(thread, { isOpen: true, isIgnored: false });
        return "";
      case "begin":
        if (!own.isOn) return null;
        // A request that lay there is answered by it.
        own.thread = { kind: "begun", isOpen: thread !== null, isIgnored: false, isBlocked: false };
        messages.set(act.message, { text: act.text, isMine: true, isDeleted: false });
        return act.message;
      case "write":
        if (!own.isOn || !mayWrite(thread)) return null;
        messages.set(act.message, { text: act.text, isMine: true, isDeleted: false });
        return act.message;
      case "edit":
      case "takeBack": {
        const message = messages.get(act.message);
        if (!message?.isMine || message.text === null) return null;
        message.text = act.do === "edit" ? act.text : null;
        return act.message;
      }
      case "delete": {
        const message = messages.get(act.message);
        if (message) message.isDeleted = true;
        return null;
      }
    }
  }

  private deliver(side: Side, what: string): void {
    const [from, to] = [this.people[side], this.people[otherOf(side)]];
    if (from.thread?.isBlocked || !to.isOn || to.thread?.isBlocked) return;
    const message = from.messages.get(what);
    if (!message) {
      if (mayWrite(from.thread) && to.thread?.kind === "begun") to.thread.isOpen = true;
      return;
    }
    const copy = to.messages.get(what);
    if (copy) {
      const isUnwanted = message.text !== null && to.thread?.isIgnored;
      if (copy.text !== null && !isUnwanted) copy.text = message.text;
      return;
    }
    if (message.text === null) return;
    if (to.thread?.kind === "begun") to.thread.isOpen = true;
    else if (to.thread && !mayWrite(to.thread)) return;
    to.thread ??= { kind: "request", isOpen: false, isIgnored: false, isBlocked: false };
    to.messages.set(what, { text: message.text, isMine: false, isDeleted: false });
  }
}

/** What a device has written and not been answered. */
export class MessageOutbox {
  private queue: Queued[] = [];
  private written = 0;
  private readonly server: MessageServer;
  private readonly name: string;
  private readonly side: Side;

  constructor(server: MessageServer, name: string, side: Side) {
    this.server = server;
    this.name = name;
    this.side = side;
  }

  write(act: Act): void {
    this.written += 1;
    this.queue.push({ id: `${this.name} ${this.written}`, side: this.side, act });
  }

  /** One push, which the server hears or not, and whose answer the device hears or not. */
  push(isHeard: boolean, isAnswered: boolean): void {
    if (isHeard) this.server.apply(this.queue);
    if (isHeard && isAnswered) this.queue = [];
  }

  isEmpty = () => this.queue.length === 0;
}
