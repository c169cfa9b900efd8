/** How many replies of the model this process waits for at once, in all and of one person. Nobody waits in line: the analyst on the device answers. */

export type ModelLine = {
  /** A place, to be left when the reply has ended; null when there is none. */
  enter(personId: string): (() => void) | null;
};

export function createModelLine({
  places,
  ofPerson,
}: {
  readonly places: number;
  readonly ofPerson: number;
}): ModelLine {
  const inside = new Map<string, number>();
  let all = 0;
  return {
    enter(personId) {
      const own = inside.get(personId) ?? 0;
      if (all >= places || own >= ofPerson) return null;
      all += 1;
      inside.set(personId, own + 1);
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        all -= 1;
        const left = (inside.get(personId) ?? 1) - 1;
        if (left > 0) inside.set(personId, left);
        else inside.delete(personId);
      };
    },
  };
}
