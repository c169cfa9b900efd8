import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Arrival,
  type Device,
  type DeviceEffect,
  type DeviceEvent,
  type Disposal,
  type PendingSignOut,
  startingDevice,
  stepDevice,
  type TabNews,
} from "./device-session.ts";

type Person = { readonly id: string };
type Effect = DeviceEffect<Person>;
const [anna, bruno, chloe] = [{ id: "anna" }, { id: "bruno" }, { id: "chloe" }];
const arrivalOf = (person: Person): Arrival<Person> => ({ person, expiresAt: "2026-12-22T10:00:00.000Z" });
const now = "2026-11-22T10:00:00.000Z";
const pending: PendingSignOut = { personId: "anna", disposal: "delete", since: now };

/** `pending` is on the disk from that event on. */
type Walk = readonly (DeviceEvent<Person> & { readonly pending?: PendingSignOut | null })[];

function through(...events: Walk) {
  let device: Device<Person> = startingDevice();
  let effects: readonly Effect[] = [];
  let kept: PendingSignOut | null = null;
  for (const event of events) {
    if (event.pending !== undefined) kept = event.pending;
    ({ device, effects } = stepDevice(device, event, kept));
  }
  return { phase: device.phase, effects: effects.map(({ type }) => type), device };
}
const started = (more: { remembered?: Person; isIdle?: boolean; pending?: PendingSignOut } = {}) =>
  ({ type: "started", remembered: null, isIdle: false, now, ...more }) as const;
const annaHere = [started({ remembered: anna }), { type: "answered", arrival: arrivalOf(anna) }] as const;
const leave = (disposal: Disposal = "delete") => ({ type: "leave", disposal, now }) as const;

describe("one step", () => {
  test("a session that ended elsewhere is said to be over, to whoever goes on writing", () => {
    const { phase } = through(...annaHere, { type: "answered", arrival: null });
    expect(phase).toMatchObject({ at: "here", person: anna, isExpired: true, expiresAt: null });
    const again = through(
      ...annaHere,
      { type: "answered", arrival: null },
      { type: "answered", arrival: arrivalOf(anna) },
    );
    expect(again.phase).toMatchObject({ at: "here", isExpired: false });
  });

  test.each<[string, Walk, string, string[]]>([
    [
      "someone remembered is shown only when the server was heard",
      [started({ remembered: anna })],
      "starting",
      ["refresh"],
    ],
    ["or did not answer", [started({ remembered: anna }), { type: "waited" }], "here", []],
    [
      "a newcomer waits until the copies of others are put away",
      [started(), { type: "answered", arrival: arrivalOf(bruno) }],
      "arriving",
      ["forget", "close", "secure"],
    ],
    [
      "and stays outside when they could not be",
      [started(), { type: "answered", arrival: arrivalOf(bruno) }, { type: "secured", isSecured: false }],
      "blocked",
      [],
    ],
    [
      "signing out is on the disk before anything is touched",
      [...annaHere, leave()],
      "leaving",
      ["keepPending", "forget", "close", "notifyTabs", "endSession", "putAway"],
    ],
    [
      "a deleted account goes from here as a sign-out does, unsent data too",
      [...annaHere, { type: "accountDeleted", now }],
      "leaving",
      ["keepPending", "forget", "close", "notifyTabs", "endSession", "putAway"],
    ],
    [
      "also of someone who is only remembered",
      [started({ remembered: anna }), { type: "accountDeleted", now }],
      "leaving",
      ["keepPending", "forget", "close", "notifyTabs", "endSession", "putAway"],
    ],
    [
      "and where nobody was, nobody is signed in",
      [started(), { type: "accountDeleted", now }],
      "signedOut",
      ["forget", "secure"],
    ],
    [
      "without an answer it stays pending",
      [...annaHere, leave(), { type: "putAway", isDone: true }, { type: "ended", hasEnded: false }],
      "leaving",
      [],
    ],
    [
      "and is over with both",
      [...annaHere, leave(), { type: "putAway", isDone: true }, { type: "ended", hasEnded: true }],
      "signedOut",
      ["clearPendingSignOut", "notifyTabs"],
    ],
    [
      "a page that starts with a sign-out pending asks for nobody",
      [started({ remembered: anna, pending })],
      "leaving",
      ["forget", "endSession", "putAway"],
    ],
    [
      "a device of several people's that rested too long signs out by itself",
      [started({ remembered: anna, isIdle: true })],
      "leaving",
      ["keepPending", "forget", "close", "notifyTabs", "endSession", "putAway"],
    ],
    [
      "an answer that comes while leaving lets nobody in",
      [started({ pending }), { type: "answered", arrival: arrivalOf(anna) }],
      "leaving",
      [],
    ],
    [
      "nor does a sign-in, before the server knows",
      [started({ pending }), { type: "signedIn", arrival: arrivalOf(bruno) }],
      "leaving",
      [],
    ],
    [
      "a session that ended elsewhere leaves the journal open",
      [...annaHere, { type: "answered", arrival: null }],
      "here",
      [],
    ],
    [
      "the tab beside one that signs out lets go",
      [...annaHere, { type: "tabLeft", pending }],
      "leaving",
      ["forget", "close"],
    ],
    [
      "and takes over when it was closed half-way",
      [...annaHere, { type: "tabLeft", pending }, { type: "retry", pending }],
      "leaving",
      ["endSession", "putAway"],
    ],
    [
      "or is at the door when all was done",
      [...annaHere, { type: "tabLeft", pending }, { type: "retry", pending: null }],
      "signedOut",
      [],
    ],
    [
      "the tab beside one where someone else came in asks again",
      [...annaHere, { type: "tabArrived", personId: "bruno" }],
      "signedOut",
      ["forget", "close", "refresh"],
    ],
  ])("%s", (_, events, phase, effects) => {
    const found = through(...events);
    expect([found.phase.at, found.effects]).toEqual([phase, effects]);
  });

  test("a page that has shown one person is loaded anew before it shows another", () => {
    const found = through(
      ...annaHere,
      { type: "answered", arrival: null },
      { type: "signedIn", arrival: arrivalOf(bruno) },
      { type: "secured", isSecured: true },
    );
    expect([found.phase.at, found.effects.at(-1)]).toEqual(["arriving", "reload"]);
  });

  test("whoever comes in by another way than the form, or is away too long, has what is unsent locked, not deleted", () => {
    const remembered = stepDevice(startingDevice<Person>(), started({ remembered: anna }), null).device;
    const came = stepDevice(remembered, { type: "answered", arrival: arrivalOf(bruno) }, null);
    expect(came.effects.find(({ type }) => type === "secure")).toMatchObject({ disposal: "lock" });
    const away = stepDevice(startingDevice<Person>(), started({ remembered: anna, isIdle: true }), null);
    expect(away.effects.find(({ type }) => type === "putAway")).toMatchObject({
      pending: { personId: "anna", disposal: "lock" },
    });
  });

  test("what others have left is deleted on a yes only", () => {
    const held = through(
      started(),
      { type: "answered", arrival: arrivalOf(bruno) },
      { type: "secured", isSecured: false },
    );
    const { effects } = stepDevice(held.device, { type: "discardOthers" }, null);
    expect(effects.find(({ type }) => type === "secure")).toMatchObject({
      disposal: "delete",
      personId: "bruno",
    });
    const again = stepDevice(held.device, { type: "retry" }, null);
    expect(again.effects.find(({ type }) => type === "secure")).toMatchObject({ disposal: "lock" });
  });
});

/** A browser with two tabs, a server and several people, for any order of events, with any page closed at any point. */
function createWorld() {
  const disk = { remembered: null as Person | null, pending: null as PendingSignOut | null };
  const copies = new Map<string, { unsent: number }>();
  const server = { session: null as string | null, isReached: true };
  const lost = { locked: 0, discarded: 0, silently: 0 };
  let presence = false;
  const tabs: { device: Device<Person>; pending: Effect[]; isOpen: boolean }[] = [];
  let written = 0;

  function send(tab: number, event: DeviceEvent<Person>) {
    const one = tabs[tab];
    if (!one?.isOpen) return;
    const { device, effects } = stepDevice(one.device, event, disk.pending);
    one.device = device;
    one.pending.push(...effects);
    if (device.phase.at === "here") {
      expect(disk.pending, "nobody is shown while a sign-out is pending").toBeNull();
      if (!copies.has(device.phase.person.id)) copies.set(device.phase.person.id, { unsent: 0 });
    }
  }
  function open(tab: number) {
    tabs[tab] = { device: startingDevice(), pending: [], isOpen: true };
    send(tab, started(disk.remembered ? { remembered: disk.remembered } : {}));
  }
  function news(from: number, told: TabNews) {
    tabs.forEach((_, tab) => {
      if (tab === from) return;
      if (told.type === "left") send(tab, { type: "tabLeft", pending: told.pending });
      else if (told.type === "settled") send(tab, { type: "tabSettled" });
      else send(tab, { type: "tabArrived", personId: told.personId });
    });
  }
  const who = () => (presence ? server.session : null);
  const people = [anna, bruno, chloe];
  const answer = () => {
    const person = people.find(({ id }) => id === who());
    return person ? arrivalOf(person) : null;
  };
  function putAway(personId: string, disposal: Disposal) {
    const unsent = copies.get(personId)?.unsent ?? 0;
    if (disposal === "lock") {
      if (unsent > 0 && !server.isReached) return false;
      lost.locked += unsent;
    } else lost.discarded += unsent;
    copies.delete(personId);
    return true;
  }
  function act(tab: number) {
    const one = tabs[tab];
    const effect = one?.isOpen ? one.pending.shift() : undefined;
    if (!effect) return;
    switch (effect.type) {
      case "refresh":
        return send(tab, { type: "answered", arrival: server.isReached ? answer() : undefined });
      case "keepPending":
        disk.pending = effect.pending;
        return;
      case "clearPendingSignOut":
        disk.pending = null;
        return;
      case "remember":
        disk.remembered = effect.person;
        return;
      case "forget":
        disk.remembered = null;
        return;
      case "secure": {
        if (effect.personId === null) return;
        const others = [...copies.keys()].filter((id) => id !== effect.personId);
        return send(tab, {
          type: "secured",
          isSecured: others.map((id) => putAway(id, effect.disposal)).every(Boolean),
        });
      }
      case "putAway": {
        const { personId, disposal } = effect.pending;
        return send(tab, { type: "putAway", isDone: personId === null || putAway(personId, disposal) });
      }
      case "endSession":
        presence = false;
        if (server.isReached) server.session = null;
        return send(tab, { type: "ended", hasEnded: server.isReached });
      case "notifyTabs":
        return news(tab, effect.news);
      case "reload":
        return open(tab);
      default:
        return;
    }
  }
  return {
    tabs,
    disk,
    copies,
    server,
    lost,
    open,
    send,
    act,
    drain() {
      for (let turn = 0; turn < 400; turn += 1) act(turn % 2);
    },
    close(tab: number) {
      const one = tabs[tab];
      if (one) one.isOpen = false;
    },
    type(tab: number) {
      const phase = tabs[tab]?.isOpen ? tabs[tab].device.phase : null;
      const copy = phase?.at === "here" ? copies.get(phase.person.id) : undefined;
      if (copy) {
        copy.unsent += 1;
        written += 1;
      }
    },
    signIn(tab: number, person: Person) {
      const one = tabs[tab];
      if (!one?.isOpen || !server.isReached || disk.pending) return;
      if (
        one.device.phase.at !== "signedOut" &&
        !(one.device.phase.at === "here" && one.device.phase.isExpired)
      )
        return;
      server.session = person.id;
      presence = true;
      send(tab, { type: "signedIn", arrival: arrivalOf(person) });
    },
    check() {
      const shown = tabs.flatMap(({ device, isOpen }) =>
        isOpen && device.phase.at === "here" ? [device.phase.person.id] : [],
      );
      const unsent = [...copies.values()].reduce((sum, each) => sum + each.unsent, 0);
      expect(unsent + lost.locked + lost.discarded, "nothing unsent goes in silence").toBe(written);
      return shown;
    },
  };
}

type Move =
  | { do: "act" | "type" | "expire" | "retry" | "reopen"; tab: number }
  | { do: "signIn"; tab: number; person: number }
  | { do: "leave"; tab: number; disposal: Disposal }
  | { do: "network"; isReached: boolean };
const tab = fc.nat(1);
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant("act" as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom("type" as const, "expire" as const, "retry" as const, "reopen" as const),
      tab,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("signIn" as const), tab, person: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("leave" as const),
      tab,
      disposal: fc.constantFrom<Disposal>("lock", "delete"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("network" as const), isReached: fc.boolean() }) },
);

function play(moves: readonly Move[], afterEach: (world: ReturnType<typeof createWorld>) => void) {
  const world = createWorld();
  world.open(0);
  world.open(1);
  for (const each of moves) {
    switch (each.do) {
      case "act":
        world.act(each.tab);
        break;
      case "type":
        world.type(each.tab);
        break;
      case "expire":
        world.send(each.tab, { type: "answered", arrival: null });
        break;
      case "retry":
        world.send(each.tab, { type: "retry" });
        break;
      case "reopen":
        world.close(each.tab);
        world.open(each.tab);
        break;
      case "signIn":
        world.signIn(each.tab, [anna, bruno, chloe][each.person] ?? anna);
        break;
      case "leave":
        world.send(each.tab, { type: "leave", disposal: each.disposal, now });
        break;
      case "network":
        world.server.isReached = each.isReached;
        break;
    }
    afterEach(world);
  }
  return world;
}

describe("any order of events, two tabs, pages closed half-way", () => {
  const runs = { numRuns: 1_500 };
  const moves = fc.array(move, { maxLength: 60 });

  test("nobody is shown while a sign-out is pending, and nothing unsent goes unless it was chosen", () => {
    fc.assert(
      fc.property(moves, (all) => {
        const choseDelete = all.some((each) => each.do === "leave" && each.disposal === "delete");
        play(all, (world) => {
          world.check();
          if (!choseDelete) expect(world.lost.discarded).toBe(0);
        });
      }),
      runs,
    );
  });

  test("whoever is let in finds no open copy of anybody else", () => {
    fc.assert(
      fc.property(moves, (all) => {
        const world = play(all, () => undefined);
        world.server.isReached = true;
        world.drain();
        const shown = world.check();
        if (shown.length > 0)
          expect([...world.copies.keys()].filter((id) => !shown.includes(id))).toEqual([]);
        expect(new Set(shown).size).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  test("with the network back, what is pending is always ended", () => {
    fc.assert(
      fc.property(moves, (all) => {
        const world = play(all, () => undefined);
        world.server.isReached = true;
        for (let turn = 0; turn < 3; turn += 1) {
          for (const at of [0, 1]) world.send(at, { type: "retry" });
          world.drain();
        }
        expect(world.disk.pending).toBeNull();
        expect(world.tabs.filter(({ device }) => device.phase.at === "leaving")).toEqual([]);
      }),
      runs,
    );
  });
});
