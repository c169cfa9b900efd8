import pg from "pg";

/**
 * A connection of its own, outside the pools. That it is lost while nothing is asked of it fails what is asked next; without a listener it
 * would end the process, also in the moment between its opening and its first query.
 */
export async function openClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
