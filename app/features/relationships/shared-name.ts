/** The name moves from its row to the title of its page, and back. */
export const sharedName = "relationship-name";
