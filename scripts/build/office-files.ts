/** The files of the back-office have a name of their own, so that the service worker does not fetch them for everybody (offline-worker.ts). */

/** Packages that nothing else uses: a file that holds only these is the back-office's too. */
const packages = /\/node_modules\/@tanstack\/(?:react-|query-|table-)?(?:query|table|store|core)\//;
const own = /\/app\/(?:admin-\w+\.tsx$|features\/admin\/)|\/domain\/admin\//;

export const officeFiles = "assets/office-*";

/** For `output.chunkFileNames`. */
export function nameChunk({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const isOffice =
    moduleIds.some((id) => own.test(id)) ||
    (moduleIds.length > 0 && moduleIds.every((id) => packages.test(id)));
  return isOffice ? "assets/office-[name]-[hash].js" : "assets/[name]-[hash].js";
}
