export type Random = () => number;

/** Numbers in [0, 1), the same for the same name on every machine: each feature of the map draws from its own stream. */
export function createRandom(name: string): Random {
  let state = 1654;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Smooth wandering between -1 and 1 along one axis. */
export function createNoise(random: Random): (x: number) => number {
  const knots = Array.from({ length: 256 }, () => random() * 2 - 1);
  const knot = (index: number) => knots[index & 255] ?? 0;
  return (x) => {
    const left = Math.floor(x);
    const t = x - left;
    const ease = t * t * (3 - 2 * t);
    return knot(left) * (1 - ease) + knot(left + 1) * ease;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}
