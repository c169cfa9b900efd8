/** The options of `curl` that docs/api.md uses, as curl's manual has them; any other is refused. */
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A status from 400 on ends it with 22. */
    fail: { type: "boolean", short: "f" },
    silent: { type: "boolean", short: "s" },
    "show-error": { type: "boolean", short: "S" },
    request: { type: "string", short: "X" },
    header: { type: "string", short: "H", multiple: true, default: [] },
    /** Sent as a form unless a header says otherwise, by POST unless `request` does. */
    data: { type: "string", short: "d" },
  },
});
const [url = ""] = positionals;
if (positionals.length !== 1) throw new Error(`one address, not ${positionals.length}`);

const headers = new Headers({ accept: "*/*" });
if (values.data !== undefined) headers.set("content-type", "application/x-www-form-urlencoded");
for (const line of values.header) {
  const [name = "", ...value] = line.split(":");
  headers.set(name, value.join(":").trim());
}
const response = await fetch(url, {
  method: values.request ?? (values.data === undefined ? "GET" : "POST"),
  headers,
  ...(values.data === undefined ? {} : { body: values.data }),
});
if (values.fail && response.status >= 400) {
  process.stderr.write(`curl: (22) The requested URL returned error: ${response.status}\n`);
  process.exitCode = 22;
} else process.stdout.write(Buffer.from(await response.arrayBuffer()));
