/** Files that the installed app was opened with (https://developer.mozilla.org/en-US/docs/Web/API/LaunchQueue); Chromium only. */
type LaunchParams = { readonly files?: readonly FileSystemFileHandle[] };
interface Window {
  readonly launchQueue?: { readonly setConsumer: (consumer: (params: LaunchParams) => void) => void };
}
