/**
 * The master key, and the next one while keys are being rotated (docs/self-hosting.md, "A new master key"). It wraps people's keys, and
 * the keys of a few things that belong to nobody follow from it.
 */
import { createHash } from "node:crypto";
import { type DataKey, dataKeyOf } from "./seal.ts";

/** What a key that follows from the master key opens. */
export type SealPurpose =
  | "device-lock"
  | "deletion-receipt"
  | "signing-key"
  | "backup"
  | "message-report"
  | "support-letter"
  | "phone-digest";

export type MasterKey = {
  /** Eight bytes that tell master keys apart and nothing else. */
  readonly id: Buffer;
  /** Wraps people's keys. */
  readonly wrapping: DataKey;
  sealFor(purpose: SealPurpose): DataKey;
};

/** Digests, so that a MASTER_KEY of any length gives 32 bytes. They add no work for a guesser: the entropy must be in the setting. */
export function masterKeyOf(secret: string): MasterKey {
  const digest = (label: string) => createHash("sha256").update(`tendre:${label}:${secret}`).digest();
  return {
    id: digest("master-id").subarray(0, 8),
    wrapping: dataKeyOf(digest("wrap")),
    sealFor: (purpose) => dataKeyOf(digest(purpose)),
  };
}

/** The operator has to give this server the key it lacks (server/errors.ts: `unavailable`). */
export class MasterKeyMissing extends Error {
  constructor() {
    super("This server does not have the master key that wraps the keys.");
    this.name = "MasterKeyMissing";
  }
}

export type MasterKeys = {
  /** What is sealed from now on is sealed with it. */
  current(): MasterKey;
  /** All that are known, the current one first. */
  all(): readonly MasterKey[];
  /**
   * The one of this id; the secrets are read again when it is not known yet, since they may have been changed under a running server.
   * @throws MasterKeyMissing when this server has no such key
   */
  find(id: Buffer): Promise<MasterKey>;
  /** Seals with the one of this id from now on. @throws as `find` */
  follow(id: Buffer): Promise<void>;
};

/**
 * @param secrets the current master key first
 * @param reload gives them again
 */
export function createMasterKeys(
  secrets: readonly string[],
  reload: () => Promise<readonly string[]> = async () => secrets,
): MasterKeys {
  let known = secrets.map(masterKeyOf);
  const among = (id: Buffer) => known.find((each) => each.id.equals(id));
  const keys: MasterKeys = {
    current() {
      const [first] = known;
      if (!first) throw new Error("There is a master key.");
      return first;
    },
    all: () => known,
    async find(id) {
      const found = among(id);
      if (found) return found;
      const fresh = (await reload()).map(masterKeyOf);
      // What this server was started with stays known: it may still meet what it sealed itself.
      const others = known.filter((each) => !fresh.some((other) => other.id.equals(each.id)));
      known = [...fresh, ...others];
      const now = among(id);
      if (!now) throw new MasterKeyMissing();
      return now;
    },
    async follow(id) {
      const next = await keys.find(id);
      known = [next, ...known.filter((each) => each !== next)];
    },
  };
  return keys;
}
