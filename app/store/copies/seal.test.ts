import { createDecipheriv, createHmac, hkdfSync, scryptSync } from "node:crypto";
import { Encrypter } from "age-encryption";
import { expect, test } from "vitest";
import { copyFacts } from "#app/store/testing/copy-facts.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { createRow } from "#app/store/write/write-row.ts";
import { openCopy } from "./open-copy.ts";
import { openSealedCopy } from "./open-seal.ts";
import { sealCopy } from "./seal.ts";
import { writeCopy } from "./write-copy.ts";
import { streamZip } from "./write-zip.ts";

const passphrase = "quatre mots très étrangers";
const blobOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).blob();
const reasonOf = async (file: Blob, typed: string | null) => {
  const opened = await openSealedCopy(file, typed);
  return opened.ok ? await opened.plain.text() : opened.refusal.reason;
};
/** Quick to open: the tests say nothing about how long a guess takes. */
async function quickly(
  content: string | Uint8Array,
  prepare: (encrypter: Encrypter) => void = () => undefined,
) {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(10);
  prepare(encrypter);
  return new Blob([new Uint8Array(await encrypter.encrypt(content))]);
}
const sealed = (content: string | Uint8Array) => quickly(content, (one) => one.setPassphrase(passphrase));

/** The format as its specification tells it (https://c2sp.org/age), by Node's own ciphers and nothing of the library. */
function openBySpecification(file: Uint8Array, typed: string): Buffer {
  const head = Buffer.from(file).toString("latin1");
  const [, salt = "", power = "", body = "", mac = ""] =
    /^age-encryption\.org\/v1\n-> scrypt (\S{22}) (\d+)\n(\S{43})\n--- (\S{43})\n/.exec(head) ?? [];
  const cost = { N: 2 ** Number(power), r: 8, p: 1, maxmem: 2 ** 30 };
  const salted = Buffer.concat([Buffer.from("age-encryption.org/v1/scrypt"), Buffer.from(salt, "base64")]);
  const open = (key: Uint8Array, nonce: Uint8Array, box: Uint8Array) => {
    const cipher = createDecipheriv("chacha20-poly1305", key, nonce, { authTagLength: 16 });
    cipher.setAuthTag(box.subarray(-16));
    return Buffer.concat([cipher.update(box.subarray(0, -16)), cipher.final()]);
  };
  const fileKey = open(scryptSync(typed, salted, 32, cost), Buffer.alloc(12), Buffer.from(body, "base64"));
  const derived = (use: string, nonce: Uint8Array) =>
    Buffer.from(hkdfSync("sha256", fileKey, nonce, use, 32));
  const end = head.indexOf("--- ");
  const own = createHmac("sha256", derived("header", Buffer.alloc(0)))
    .update(file.subarray(0, end + 3))
    .digest("base64");
  expect(own.replace(/=+$/, "")).toBe(mac);
  const start = head.indexOf("\n", end) + 1;
  const key = derived("payload", file.subarray(start, start + 16));
  const pieces: Buffer[] = [];
  const size = 64 * 1024 + 16;
  for (let at = start + 16, count = 0; at < file.length; at += size, count += 1) {
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32BE(count, 7);
    nonce[11] = at + size >= file.length ? 1 : 0;
    pieces.push(open(key, nonce, file.subarray(at, at + size)));
  }
  return Buffer.concat(pieces);
}

test("a sealed copy is an age file: the specification opens it, byte for byte, and so do we", async () => {
  const content = Uint8Array.from({ length: 200_000 }, (_, at) => at % 253);
  const file = await blobOf(await sealCopy(new Blob([content]).stream(), passphrase));
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(openBySpecification(bytes, passphrase).equals(content)).toBe(true);
  const opened = await openSealedCopy(file, passphrase);
  expect(opened.ok && new Uint8Array(await opened.plain.arrayBuffer())).toEqual(content);
  // A guess takes as much memory as OWASP asks for.
  expect(/-> scrypt \S+ (\d+)/.exec(Buffer.from(bytes.subarray(0, 100)).toString())?.[1]).toBe("17");
}, 60_000);

test("JSON and ZIP come back from under their seal as they were", async () => {
  const journal = await openTestJournal({ kind: "device" });
  await createRow(journal, "relationships", { name: "Alma" });
  const facts = { ...copyFacts, owner: journal.personId };
  const { file: json } = await writeCopy(journal.database, facts);
  const { stream } = await streamZip(
    journal.database,
    facts,
    async () => null,
    () => undefined,
  );
  for (const plain of [json, await blobOf(stream)]) {
    const file = await sealed(new Uint8Array(await plain.arrayBuffer()));
    const opened = await openCopy(file, passphrase);
    expect(opened.ok && opened.copy.plain.size).toBe(plain.size);
    expect(opened.ok && opened.copy.text).toBe(await json.text());
    expect(Buffer.from(await file.arrayBuffer()).includes("Alma")).toBe(false);
  }
});

test("without the passphrase, or with another, it stays closed and says so; letters with accents are the same on every keyboard", async () => {
  const file = await sealed("{}");
  expect(await reasonOf(file, null)).toBe("seal_needs_passphrase");
  expect(await reasonOf(file, "")).toBe("seal_wrong_passphrase");
  expect(await reasonOf(file, passphrase.toUpperCase())).toBe("seal_wrong_passphrase");
  expect(await reasonOf(file, passphrase.normalize("NFD"))).toBe("{}");
  const decomposed = await quickly("old", (one) => one.setPassphrase(passphrase.normalize("NFD")));
  expect(await reasonOf(decomposed, passphrase.normalize("NFD"))).toBe("old");
});

test("a file for somebody's key is told apart, and what is cut off or changed by one bit never opens", async () => {
  const { generateIdentity, identityToRecipient } = await import("age-encryption");
  const recipient = await identityToRecipient(await generateIdentity());
  expect(await reasonOf(await quickly("{}", (one) => one.addRecipient(recipient)), passphrase)).toBe(
    "seal_for_a_key",
  );
  const whole = new Uint8Array(await (await sealed("0".repeat(100_000))).arrayBuffer());
  for (const end of [30, 100, 180, 60_000, whole.length - 1]) {
    expect([end, await reasonOf(new Blob([whole.subarray(0, end)]), passphrase)]).toEqual([
      end,
      "seal_damaged",
    ]);
  }
  for (const at of [40, 160, 250, 70_000]) {
    const changed = new Uint8Array(whole);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect([at, await reasonOf(new Blob([changed]), passphrase)]).not.toEqual([at, "0".repeat(100_000)]);
  }
  const endless = new Blob(["age-encryption.org/v1\n-> scrypt ", "A".repeat(1_000_000)]);
  expect(await reasonOf(endless, passphrase)).toBe("seal_damaged");
});

test("a passphrase that takes more memory than there is, is refused before it is tried", async () => {
  const head = "age-encryption.org/v1\n-> scrypt rF0/NwblUHHTpgQgRpe5CQ 60\n";
  const body = `${"A".repeat(43)}\n--- ${"A".repeat(43)}\n`;
  expect(await reasonOf(new Blob([head, body, "0".repeat(64)]), passphrase)).toBe("seal_too_hard");
});

test("a file in letters opens too, and a seal within a seal does not", async () => {
  const { armor } = await import("age-encryption");
  const file = await sealed("{}");
  const letters = new Blob([armor.encode(new Uint8Array(await file.arrayBuffer()))]);
  expect(await reasonOf(letters, passphrase)).toBe("{}");
  expect(await reasonOf(letters.slice(0, 150), passphrase)).toBe("seal_damaged");
  const twice = await sealed(new Uint8Array(await file.arrayBuffer()));
  expect(await openCopy(twice, passphrase)).toEqual({ ok: false, refusal: { reason: "not_a_copy" } });
});
