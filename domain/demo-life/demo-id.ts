/** Ids of the demo's rows: UUIDv7 of the time of writing, with their place in the life as their tail. */

/** @param instant milliseconds since 1970 @param serial the same for the same row on every day, 0 to 65,535 */
export function demoId(instant: number, serial: number): string {
  const time = instant.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${serial.toString(16).padStart(12, "0")}`;
}

/** Whether the row is one of the life's; what a visitor writes has ids of its own. */
export function isDemoId(id: string): boolean {
  return /-7000-8000-0{8}/.test(id);
}

/** When the row was written, in milliseconds since 1970. */
export function writtenInstant(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
