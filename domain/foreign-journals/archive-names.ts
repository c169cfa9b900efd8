/** Finds a file of an archive by what an entry calls it. */

/** The last part of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Without the last part: "" at the top, else with a "/" at its end. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** The extension in small letters, without the dot. */
function extensionOf(path: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(baseName(path))?.[1]?.toLowerCase() ?? "";
}

const photos: ReadonlySet<string> = new Set("jpg jpeg png webp avif heic heif".split(" "));
const videos: ReadonlySet<string> = new Set("mp4 m4v mov webm".split(" "));

/** Of the kinds that can be kept here (domain/media/upload.ts); some apps write photos without an extension. */
export function isPhotoOrVideo(path: string): boolean {
  const extension = extensionOf(path);
  return extension === "" || photos.has(extension) || videos.has(extension);
}

export function isVideo(path: string): boolean {
  return videos.has(extensionOf(path));
}

/** By the last part of the name, without case and extension: archives disagree about both. The first of two wins. */
export function mediaByStem(names: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of names) {
    const stem = stemOf(name);
    if (!found.has(stem)) found.set(stem, name);
  }
  return found;
}

export function stemOf(name: string): string {
  return baseName(name)
    .replace(/\.[a-z0-9]{1,8}$/i, "")
    .toLowerCase();
}
