/** A model outside, by a local server of its dialect: chosen, told what it sees, asked, and replaced when it fails. */
import { demoJournal } from "#domain/demo-life/demo-journal.ts";
import { words } from "#domain/demo-life/words.en.ts";
import { begin, type ModelServer, says, startModelServer, wordsOf } from "#server/testing/model-server.ts";
import { startTendre } from "#server/testing/running-server.ts";
import { test as base, browserToday, everythingKept, expect, timeZone } from "./journey.ts";
import { givePlan, writeJournal } from "./statistics-journal.ts";

const test = base.extend<object, { model: ModelServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern.
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startTendre({ env: { AI_BASE_URL: model.url, AI_API_KEY: "sk-canary" } });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});
test("a model outside is chosen, sees aliases, says the answer again, gives way when it fails, and is stopped", async ({
  page,
  server,
  model,
  person,
  signIn,
}) => {
  await givePlan(server, person, "pro");
  const today = browserToday();
  await writeJournal(server.url, person, demoJournal({ words, today, timeZone }));
  await signIn(page, person);
  await page.goto("/ai");
  await page.getByRole("button", { name: "Let her read everything listed here" }).first().click();
  await expect(page.getByLabel("Write to LISA")).toBeVisible();
  await page.getByRole("radio", { name: /gpt-4o-mini/ }).check();
  await expect(page.getByText("sent to an outside model").first()).toBeVisible();

  const ask = async (question: string) => {
    await page.getByLabel("Write to LISA").fill(question);
    await page.keyboard.press("Enter");
  };
  // It says the first line of what it was given again, with the first page.
  model.behave((answer, { messages }) => {
    const [, lead = ""] = /<answer>\n(.*)/.exec(messages.at(-1)?.content ?? "") ?? [];
    says(...lead.split(/(?<= )/), " [p1]")(answer, { model: "", messages });
  });
  await ask("How many pages did I write about Camille?");
  await expect(page.getByText("In the words of gpt-4o-mini")).toBeVisible();
  const asked = JSON.stringify(model.asked);
  expect(asked).not.toMatch(/Camille|Marseille|Inès|Nantes/);
  await page.getByRole("button", { name: "What was sent" }).click();
  const sent = await page.getByRole("dialog").locator("pre").textContent();
  expect(asked.replaceAll("\\n", "")).toContain(JSON.parse(sent ?? "{}").question);
  await page.keyboard.press("Escape");

  model.behave((answer) => {
    begin(answer);
    answer.write(wordsOf("You should leave"));
    answer.end();
  });
  await ask("And about Ewan?");
  await expect(page.getByText("The model did not answer as it should.")).toBeVisible();
  await expect(page.getByText("This is LISA’s own answer.")).toBeVisible();
  await expect(page.getByText("You should leave")).toHaveCount(0);

  // Stopped before its first word nothing is counted; after it, the message is. No call goes on.
  const counted = page.getByRole("region", { name: "Messages this month" });
  const stop = page.getByRole("button", { name: "Stop", exact: true });
  const box = page.getByLabel("Write to LISA");
  await expect(stop).toHaveCount(0);
  await expect(counted).toContainText("2 of 400 used");
  const calls = model.asked.length;
  const left = model.left();
  model.behave(() => undefined);
  await ask("And about Jonas?");
  await expect.poll(() => model.asked.length).toBe(calls + 1);
  await stop.click();
  await expect(page.getByText(/^Stopped\. Nothing was counted/)).toBeVisible();
  await expect(box).toHaveValue("And about Jonas?");
  await expect.poll(model.left).toBe(left + 1);
  // Nothing of it is an answer, and what it was sent can be opened as of any other.
  const stopped = page.getByRole("article").last();
  await expect(stopped).toContainText("And about Jonas?");
  await expect(stopped).toContainText("The model was stopped.");
  await stopped.getByRole("button", { name: "What was sent" }).click();
  await expect(page.getByRole("dialog").locator("pre")).toContainText('"question": "And about');
  await expect(page.getByRole("dialog").locator("pre")).not.toContainText("Jonas");
  await page.keyboard.press("Escape");
  model.behave((answer) => {
    begin(answer);
    answer.write(wordsOf("By your pages there is more, and"));
  });
  await box.press("Enter");
  // The last word may be the beginning of a name, and waits.
  await expect(page.getByText(/^By your pages there is more,/)).toBeVisible();
  // Enter sends nothing meanwhile and stops nothing: what was typed waits.
  await box.fill("And about Inès?");
  await box.press("Enter");
  await expect(box).toHaveValue("And about Inès?");
  await expect(stop).toBeVisible();
  await box.fill("");
  await stop.click();
  await expect(page.getByText(/^Stopped\. The answer had begun/)).toBeVisible();
  await expect(box).toHaveValue("And about Jonas?");
  await expect.poll(model.left).toBe(left + 2);
  await expect(counted).toContainText("3 of 400 used");

  // A page that is left while she answers has the question in its line again, before what was typed since.
  await box.press("Enter");
  await expect(page.getByText(/^By your pages there is more,/)).toBeVisible();
  await box.fill("And about Inès?");
  const both = "And about Jonas?\nAnd about Inès?";
  const isKept = async () => (await everythingKept(page)).includes(JSON.stringify(both));
  await expect.poll(isKept).toBe(true);
  await page.reload();
  await expect(box).toHaveValue(both);

  // What is typed while the first answer of a conversation comes goes on in it, where one types.
  await page.getByRole("button", { name: "New conversation" }).click();
  await expect(box).toHaveValue("");
  let end = () => {};
  model.behave((answer) => {
    begin(answer);
    end = () => answer.end(wordsOf("Nothing."));
  });
  const before = model.asked.length;
  await ask("And about Jonas?");
  await expect.poll(() => model.asked.length).toBe(before + 1);
  await box.fill("And then?");
  end();
  await expect(page).toHaveURL(/[?&]c=/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(box).toHaveValue("And then?");
  await expect(box).toBeFocused();
});
