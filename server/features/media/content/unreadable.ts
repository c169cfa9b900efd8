/** Thrown by the container parsers: the file is not of its declared kind, or truncated. */
export class Unreadable extends Error {}
/** It can be parsed, but its content is not a photo or a video. */
export class Unsupported extends Error {}
