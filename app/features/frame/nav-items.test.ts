import { expect, test } from "vitest";
import { en } from "./messages.en.ts";
import { fr } from "./messages.fr.ts";
import { markedItem, navItems } from "./nav-items.ts";

test("six items, in the order of the specification, each with its name in both languages", () => {
  expect(navItems.map(({ to, label }) => [to, en.nav[label], fr.nav[label]])).toEqual([
    ["/dashboard", "Home", "Accueil"],
    ["/list", "Relationships", "Relations"],
    ["/add", "Add", "Ajouter"],
    ["/statistics", "Statistics", "Statistiques"],
    ["/ai", "AI analysis", "Analyse IA"],
    ["/profile", "Profile", "Profil"],
  ]);
});

test.each([
  ["/boyfriends/1", "/list"],
  ["/profile/1", "/list"],
  ["/moments/1/edit", "/list"],
  ["/profile/devices", "/profile"],
  ["/messages/1", "/profile"],
  ["/ai/letter", "/ai"],
  ["/dashboard", "/dashboard"],
  ["/search", undefined],
  ["/no-such-place", undefined],
])("%s stands under %s", (pathname, item) => {
  expect(markedItem(pathname)).toBe(item);
});
