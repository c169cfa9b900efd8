/** What a provider of outside accounts is here, and what it says of whoever comes back. */
import {
  ClientSecretPost,
  Configuration,
  enableNonRepudiationChecks,
  type ServerMetadata,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from "openid-client";

export type OutsideTokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

export type OutsideProvider = {
  readonly id: string;
  /** On its button, and in the mail that tells of it. */
  readonly name: string;
  readonly client: Configuration;
  /** It says who came back in an id token, which is asked for with a nonce. */
  readonly isOpenId: boolean;
  /** What its own page is asked, besides what every provider's is. */
  readonly asked: Readonly<Record<string, string>>;
  /**
   * @param sent the field `user` of the way back, which Apple posts
   * @returns null where it says nothing that counts
   */
  identify(tokens: OutsideTokens, sent: string | undefined): Promise<OutsideIdentity | null>;
};

export type OutsideIdentity = {
  /** The provider's own name of the account, which never changes. */
  readonly accountId: string;
  /** In small letters; empty where it says none, or no proper one. */
  readonly email: string;
  /** The provider vouches for the address. */
  readonly isVerified: boolean;
  readonly name: string;
};

/** Seconds that a provider may take for one answer. */
export const providerPatience = 10;

/** The secret goes into the form; an id token's signature is checked, which its coming over TLS alone would not ask for. */
export function clientOf(server: ServerMetadata, clientId: string, clientSecret: string): Configuration {
  const client = new Configuration(server, clientId, undefined, ClientSecretPost(clientSecret));
  client.timeout = providerPatience;
  enableNonRepudiationChecks(client);
  return client;
}
