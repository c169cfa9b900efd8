/**
 * A WebM video (webmproject.org, "Container Guidelines"), with everything but picture and sound removed: tags, attachments, chapters, names
 * and unknown elements. Each becomes a Void element, filled with zeros.
 */
import { type Film, openFilm } from "../film.ts";
import { Unreadable, Unsupported } from "../unreadable.ts";
import { asSeconds, type VideoFacts } from "../video-facts.ts";
import { blankElement, type Element, readElement, readElements, readFloat, readNumber } from "./elements.ts";

const id = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timeScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  time: 0xe7,
  position: 0xa7,
  previous: 0xab,
  block: 0xa3,
  blockGroup: 0xa0,
  groupedBlock: 0xa1,
  cues: 0x1c53bb6b,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  chapters: 0x1043a770,
} as const;

/** Elements that end a cluster of unknown length. */
const levelOne: ReadonlySet<number> = new Set([
  id.seekHead,
  id.info,
  id.tracks,
  id.cluster,
  id.cues,
  id.tags,
  id.attachments,
  id.chapters,
]);

/**
 * Changes `bytes` in place.
 * @throws Unreadable | Unsupported
 */
export function readWebm(bytes: Buffer): VideoFacts {
  const film = openFilm(bytes);
  const head = readElement(film, 0, bytes.length);
  const docType = readElements(film, head.body, head.end).find((each) => each.id === id.docType);
  if (head.id !== id.ebml || !docType) throw new Unreadable();
  if (!/^webm\0*$/.test(bytes.toString("latin1", docType.body, docType.end))) throw new Unsupported();
  const segment = readElement(film, head.end, bytes.length);
  if (segment.id !== id.segment) throw new Unreadable();
  // Bytes after the segment are not part of the video.
  bytes.fill(0, segment.end);
  const parts = readParts(film, segment);
  const frame = readTracks(film, parts);
  const duration = readDuration(film, parts);
  blankRest(film, parts);
  return { ...frame, duration };
}

type Part = { readonly element: Element; readonly children: readonly Element[] };

/** The parts of the segment; a cluster of unknown length ends where the next part begins. */
function readParts(film: Film, segment: Element): readonly Part[] {
  const parts: Part[] = [];
  for (let start = segment.body; start < segment.end; ) {
    const element = readElement(film, start, segment.end);
    if (element.isOpen && element.id !== id.cluster) throw new Unreadable();
    const isParent = element.id === id.cluster || element.id === id.info || element.id === id.tracks;
    const children = isParent
      ? readElements(film, element.body, element.end, element.isOpen ? levelOne : undefined)
      : [];
    if (children.some(({ isOpen }) => isOpen)) throw new Unreadable();
    parts.push({ element, children });
    start = element.isOpen ? (children.at(-1)?.end ?? element.body) : element.end;
  }
  return parts;
}

function readTracks(film: Film, parts: readonly Part[]): { width: number; height: number } {
  const tracks = parts.filter(({ element }) => element.id === id.tracks).flatMap(({ children }) => children);
  let frame: { width: number; height: number } | undefined;
  for (const track of tracks.filter((each) => each.id === id.track)) {
    const fields = readElements(film, track.body, track.end);
    const type = fields.find((each) => each.id === id.trackType);
    if (!type || ![1, 2].includes(readNumber(film, type))) throw new Unsupported();
    for (const field of fields.filter((each) => !keptOfTrack.has(each.id))) blankElement(film, field);
    const video = fields.find((each) => each.id === id.video);
    if (video) frame ??= readFrame(film, video);
  }
  if (!frame) throw new Unsupported();
  return frame;
}

/** Numbers, codec and its settings, language, picture and sound (RFC 9559, 5.1.4): no name, no vendor text. */
const keptOfTrack: ReadonlySet<number> = new Set([
  ...[0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x55ee, 0x56aa, 0x56bb],
  ...[0x86, 0x63a2, 0xe0, 0xe1],
]);

function readFrame(film: Film, video: Element): { width: number; height: number } {
  const fields = readElements(film, video.body, video.end);
  const side = (wanted: number) => {
    const found = fields.find((each) => each.id === wanted);
    const pixels = found ? readNumber(film, found) : 0;
    if (pixels < 1 || pixels > 16_384) throw new Unreadable();
    return pixels;
  };
  return { width: side(id.width), height: side(id.height) };
}

/** Seconds: the declared duration, else the time of the last block. */
function readDuration(film: Film, parts: readonly Part[]): number | null {
  const info = parts.find(({ element }) => element.id === id.info)?.children ?? [];
  const scaleElement = info.find((each) => each.id === id.timeScale);
  const scale = scaleElement ? readNumber(film, scaleElement) : 1_000_000;
  const said = info.find((each) => each.id === id.duration);
  const ticks = said ? readFloat(film, said) : Math.max(0, ...lastTimes(film, parts));
  return asSeconds((ticks * scale) / 1e9);
}

function lastTimes(film: Film, parts: readonly Part[]): readonly number[] {
  const clusters = parts.filter(({ element }) => element.id === id.cluster).slice(-2);
  return clusters.map(({ children }) => {
    const time = children.find((each) => each.id === id.time);
    const last = children.findLast((each) => each.id === id.block || each.id === id.blockGroup);
    return (time ? readNumber(film, time) : 0) + (last ? timeInCluster(film, last) : 0);
  });
}

/** A block's timestamp, which follows its track number. */
function timeInCluster(film: Film, element: Element): number {
  const block =
    element.id === id.blockGroup
      ? readElements(film, element.body, element.end).find((each) => each.id === id.groupedBlock)
      : element;
  return block && block.end - block.body >= 4 ? film.bytes.readInt16BE(block.body + 1) : 0;
}

const keptParts: readonly number[] = [id.info, id.tracks, id.cluster, id.cues];
const keptInside: Readonly<Record<number, readonly number[]>> = {
  [id.info]: [id.timeScale, id.duration],
  [id.tracks]: [id.track],
  [id.cluster]: [id.time, id.position, id.previous, id.block, id.blockGroup],
};

function blankRest(film: Film, parts: readonly Part[]): void {
  for (const { element, children } of parts) {
    if (!keptParts.includes(element.id)) blankElement(film, element);
    for (const child of children) {
      if (!keptInside[element.id]?.includes(child.id)) blankElement(film, child);
    }
  }
}
