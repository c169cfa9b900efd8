/** What a build can be told; docs/self-hosting.md lists them for people. */
interface ImportMetaEnv {
  /** "none": static hosting with no backend at all. */
  readonly VITE_BACKEND?: string;
  /** An absolute address, when the backend is not where the app came from. */
  readonly VITE_BACKEND_URL?: string;
  readonly VITE_BACKEND_ANON_KEY?: string;
  readonly VITE_BACKEND_NAME?: string;
  readonly VITE_AI_BASE_URL?: string;
  readonly VITE_ENVIRONMENT?: string;
  /** Where people can write for help; without it the help page names nobody. */
  readonly VITE_SUPPORT_EMAIL?: string;
}
