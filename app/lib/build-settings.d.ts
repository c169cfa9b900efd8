/** Build settings; docs/self-hosting.md documents them. */
interface ImportMetaEnv {
  /** "true": the build has the demo. */
  readonly VITE_DEMO_MODE?: string;
  /** "none": static hosting with no backend at all. */
  readonly VITE_BACKEND?: string;
  /** An absolute address, when the backend is on another origin. */
  readonly VITE_BACKEND_URL?: string;
  /** These two the build only checks. */
  readonly VITE_BACKEND_ANON_KEY?: string;
  readonly VITE_AI_BASE_URL?: string;
  readonly VITE_BACKEND_NAME?: string;
  readonly VITE_ENVIRONMENT?: string;
  /** The support address; without it the help page shows none. */
  readonly VITE_SUPPORT_EMAIL?: string;
  /** What came of the start-up checks, in one line, and whether all was sound (scripts/build/start-check.ts). */
  readonly START_LINE: string;
  readonly START_IS_SOUND: boolean;
}
