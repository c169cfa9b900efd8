import { execSync } from "node:child_process";
import { createPerson, expect, test } from "./journey.ts";
test.use({ allowedConsole: [/.*/] });
function cpu(): Record<string, number> {
  const out: Record<string, number> = {};
  for (const line of execSync("ps -eo times,cputimes,args --no-headers; for p in $(pgrep -f headless-shell); do echo T $(cut -d' ' -f14,15 /proc/$p/stat) $(tr '\\0' ' ' < /proc/$p/cmdline | grep -o 'type=[a-z-]*' | head -1); done", { encoding: "utf8", maxBuffer: 1e8 }).split("\n")) {
    const m = /^T (\d+) (\d+) ?(\S*)/.exec(line);
    if (m) out[m[3] || "browser"] = (out[m[3] || "browser"] ?? 0) + (Number(m[1]) + Number(m[2])) * 10;
  }
  return out;
}
for (const [label, serviceWorkers, reducedMotion] of [["worker", "allow", "no-preference"], ["block", "block", "no-preference"], ["block+reduce", "block", "reduce"]] as const)
  test(`profile ${label}`, async ({ browser, server, signIn }) => {
    test.setTimeout(300_000);
    const person = await createPerson(server.url);
    const warm = await browser.newContext({ baseURL: server.url, serviceWorkers, reducedMotion });
    await (await warm.newPage()).goto("/login");
    const before0 = cpu();
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers, reducedMotion });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Performance.enable");
    let last = before0;
    const step = async (name: string, act: () => Promise<unknown>, idle = 0) => {
      const t = Date.now();
      await act();
      const { metrics } = await cdp.send("Performance.getMetrics");
      const m = Object.fromEntries(metrics.map((one: { name: string; value: number }) => [one.name, one.value]));
      if (idle) await page.waitForTimeout(idle);
      const now = cpu();
      const d = Object.fromEntries(Object.entries(now).map(([k, v]) => [k.replace("type=", ""), v - (last[k] ?? 0)]).filter(([, v]) => Number(v) > 20));
      last = now;
      console.log(label, name, Date.now() - t, "ms", JSON.stringify(d), `task ${m.TaskDuration?.toFixed(2)} script ${m.ScriptDuration?.toFixed(2)} layout ${m.LayoutDuration?.toFixed(2)} style ${m.RecalcStyleDuration?.toFixed(2)}`);
    };
    await step("login", () => page.goto("/login").then(() => page.locator("h1").waitFor()), 3000);
    await step("idle 5s", () => page.waitForTimeout(5000));
    await step("dashboard", () => signIn(page, person).then(() => page.locator("h1, h2").first().waitFor()), 3000);
    await step("idle 5s", () => page.waitForTimeout(5000));
    await step("dashboard again", () => page.reload().then(() => page.locator("h1,h2").first().waitFor()), 3000);
    for (const path of ["/list", "/add", "/statistics", "/calendar", "/game", "/ai", "/profile"])
      await step(path, () => page.goto(path).then(() => page.locator("h1,h2").first().waitFor()), 1500);
    expect(true).toBe(true);
    await context.close();
    await warm.close();
  });
