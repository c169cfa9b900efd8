/** What moves by itself while one walks through all pages by their links, at a quarter of the processor's speed, late rows included. */
import { takeShifts } from "../e2e/layout-shifts.ts";
import { atMost, type Figure } from "./figure.ts";
import { type FullJournal, slowedBy } from "./full-journal.ts";

const rounds = 3;

export async function measureShifts({ page, relationshipId, momentId }: FullJournal): Promise<Figure> {
  const walk = [
    "/list",
    "/dashboard",
    `/boyfriends/${relationshipId}`,
    "/statistics",
    "/profile",
    "/moments",
    `/moments/${momentId}`,
    "/search",
    "/game",
    "/add",
    "/dashboard",
  ];
  const sums: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await takeShifts(page);
    await slowedBy(4, page, async () => {
      for (const path of walk) {
        await page.evaluate(goTo, path);
        await page.waitForTimeout(1_500);
      }
    });
    const shifts = await takeShifts(page);
    for (const { path, score, moved } of shifts) console.error(`  ${path} ${score}: ${moved.join("; ")}`);
    sums.push(shifts.reduce((sum, { score }) => sum + score, 0));
  }
  return atMost({
    name: "layout shift from page to page at a quarter of the speed, all pages together",
    rounds: sums,
    unit: "points",
    budget: 0,
  });
}

/** As by a link, of which not every page has one; no input, so that nothing is left out of what is reported. */
function goTo(path: string): void {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
  if (link) {
    link.click();
    return;
  }
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}
