/** The same arithmetic beside the page, so that a long journal never holds up a touch. */
import { serveComputation } from "#app/lib/computing/computation.ts";
import { computeResult } from "./statistics-result.ts";

serveComputation(computeResult);
