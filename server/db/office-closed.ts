/** Whoever asked is no superadmin (any more): answered with 403 (server/errors.ts). */
export class OfficeClosed extends Error {
  constructor() {
    super("The back-office is closed to this person.");
    this.name = "OfficeClosed";
  }
}
