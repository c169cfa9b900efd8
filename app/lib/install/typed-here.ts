/** Noted by app/boot.js with everything that is typed: the path of the page it was typed on. */
declare global {
  interface Window {
    tendreTyped?: string;
  }
}

/** True: a reload might lose what is being written, where no draft keeps it. */
export const isTypedHere = (): boolean => window.tendreTyped === location.pathname;

/** Since the page was loaded. */
export const isUntouched = (): boolean => window.tendreTyped === undefined;
