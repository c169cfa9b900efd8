// The start-up checks of the app (specification, sections 1, 5 and 9): its settings are those of the build, so the build checks them. The app
// logs what came of it (app/lib/environment.ts) and holds neither the rules nor the backend's key.
import { loadEnv, type Plugin } from "vite";
import {
  checkEnvironment,
  type EnvironmentSettings,
  environmentLogLine,
  stopsStart,
} from "../../domain/backend/environment.ts";

/** @throws in development only, naming each invalid setting */
export function startLine(settings: EnvironmentSettings): {
  readonly line: string;
  readonly isSound: boolean;
} {
  const warnings = checkEnvironment(settings);
  const line = [environmentLogLine(warnings), warnings.map(({ message }) => message).join("; ")]
    .filter((part) => part !== "")
    .join(": ");
  if (stopsStart(settings, warnings)) throw new Error(line);
  return { line, isSound: warnings.length === 0 };
}

export function startCheck(): Plugin {
  return {
    name: "start-check",
    config(config, { mode }) {
      const env = loadEnv(mode, config.root ?? process.cwd());
      const { line, isSound } = startLine({
        environment: env.VITE_ENVIRONMENT,
        backendUrl: env.VITE_BACKEND_URL,
        backendAnonKey: env.VITE_BACKEND_ANON_KEY,
        aiBaseUrl: env.VITE_AI_BASE_URL,
      });
      return {
        define: {
          "import.meta.env.START_LINE": JSON.stringify(line),
          "import.meta.env.START_IS_SOUND": JSON.stringify(isSound),
        },
      };
    },
  };
}
