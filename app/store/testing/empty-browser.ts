/** Vitest set-up of the components: files of one page share its storage, and each begins with none. */
localStorage.clear();
sessionStorage.clear();
for (const { name } of await indexedDB.databases()) if (name !== undefined) await deleted(name);

function deleted(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.deleteDatabase(name);
    asked.onsuccess = () => resolve();
    asked.onerror = () => reject(asked.error);
  });
}

// A module, so that it may wait.
export {};
