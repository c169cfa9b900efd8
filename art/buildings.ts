import { lensCut } from "./burin.ts";
import { type Drawing, layer } from "./drawing.ts";
import { drawHouse } from "./house.ts";
import { between, createRandom, type Random } from "./random.ts";
import { drawKeep, drawWall } from "./stonework.ts";
import { drawTower } from "./tower.ts";

function drawGround(random: Random): Drawing {
  const strokes = [0, 1, 2, 3].map((i) => {
    const x = -32 + random() * 15 + i * 2.5;
    return lensCut([x, 1 + i * 2], [x + 64 * (0.85 - 0.17 * i) * between(random, 0.8, 1.1), 1 + i * 2], 0.7);
  });
  return [layer("ink", ...strokes)];
}

const named = (name: string, draw: (random: Random) => Drawing) => draw(createRandom(name));

export const buildings = {
  ground: named("ground", drawGround),
  cottage: named("cottage", (r) => drawHouse({ width: 20, height: 19 }, r)),
  house: named("house", (r) => drawHouse({ width: 21, height: 18, chimney: true }, r)),
  long: named("long house", (r) => drawHouse({ width: 23, height: 17, gable: 0.36 }, r)),
  steep: named("steep house", (r) => drawHouse({ width: 18, height: 19, steep: 0.62 }, r)),
  barn: named("barn", (r) => drawHouse({ width: 22, height: 15, gable: 0.46, steep: 0.58 }, r)),
  spire: named("spire", () => drawTower({ width: 8.5, height: 20, spire: 1.15 })),
  church: named("church", () => drawTower({ width: 9, height: 24, spire: 1.35, cross: true })),
  belfry: named("belfry", () => drawTower({ width: 10, height: 28, spire: 1.1, cross: true })),
  cupola: named("cupola", () => drawTower({ width: 8.5, height: 17, spire: 0.78, dome: true })),
  tall: named("tall tower", () => drawTower({ width: 11, height: 32, spire: 1.45, cross: true })),
  keep: named("keep", () => drawKeep(14, 25)),
  wall: named("wall", (r) => drawWall(44, 9, r)),
} as const satisfies Record<string, Drawing>;

export type Building = keyof typeof buildings;
