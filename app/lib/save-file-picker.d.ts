/** Chromium's dialog for saving a file, which the DOM library does not describe yet (File System Access). */
interface FileSystemFileHandle {
  remove?: () => Promise<void>;
}
interface Window {
  showSaveFilePicker?: (options: {
    suggestedName: string;
    types: { accept: Record<string, string[]> }[];
  }) => Promise<FileSystemFileHandle>;
}
