/** A fetch whose answers end with an error after a number of bytes, and that follows no redirect: its body is the person's. */
export function boundBody(most: number): typeof fetch {
  return async (address, init) => {
    const response = await fetch(address, { ...init, redirect: "error" });
    if (!response.body) return response;
    let bytes = 0;
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > most) controller.error(new Error("The model's answer is too large"));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(bounded, { status, statusText, headers });
  };
}
