import { expect, test } from "vitest";
import { en } from "./messages.en.ts";
import { fr } from "./messages.fr.ts";
import { isCurrentItem, navItems } from "./nav-items.ts";

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
  ["/subscription", "/profile"],
  ["/profile/delete", "/profile"],
  ["/profile/devices", "/profile"],
  ["/profile/tokens", "/profile"],
  ["/profile/lock", "/profile"],
  ["/profile/data", "/profile"],
  ["/profile/storage", "/profile"],
  ["/profile/two-factor", "/profile"],
  ["/profile/passkeys", "/profile"],
  ["/profile/password", "/profile"],
  ["/profile/accounts", "/profile"],
  ["/profile/messages", "/profile"],
  ["/messages", "/profile"],
  ["/messages/1", "/profile"],
  ["/dashboard", "/dashboard"],
  ["/search", undefined],
])("%s stands under %s", (pathname, item) => {
  expect(navItems.filter(({ to }) => isCurrentItem(to, pathname)).map(({ to }) => to)).toEqual(
    item ? [item] : [],
  );
});
