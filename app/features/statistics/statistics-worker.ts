/** Runs the computation in a worker, so that a long journal never blocks the page. */
import { serveComputation } from "#app/lib/computing/computation.ts";
import { computeResult } from "./statistics-result.ts";

serveComputation(computeResult);
