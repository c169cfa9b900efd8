/** Thrown while a container is read, caught where it began: the file is not what it says, or cut. */
export class Unreadable extends Error {}
/** It can be read and may not be kept: a kind of content that is not a photo or a video. */
export class Unsupported extends Error {}
