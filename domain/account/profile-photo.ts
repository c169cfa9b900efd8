/** The photo of one's own profile: one picture, square, seen by its person only (specification, section 5). */

/** Bytes of the file that is chosen: "Profile photo at most 5MB". */
export const profilePhotoLimit = 5 * 1024 * 1024;

/** Pixels along an edge of the square that a device sends. */
export const profilePhotoEdge = 480;

const path = "/api/profile/photo";

/** Where it is read; the content behind an address never changes. */
export const profilePhotoAddress = (uploadId: string) => `${path}?v=${uploadId}`;
