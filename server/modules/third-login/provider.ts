import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { OidcProvider } from '../../oidcProviders.ts'

/** Seconds that a provider may take for an answer. */
const timeoutSeconds = 5

/** What the providers say of themselves; it is asked for once, and again after a failure. */
const known = new WeakMap<OidcProvider, Promise<Configuration>>()

function configure(provider: OidcProvider): Promise<Configuration> {
  const present = known.get(provider)
  if (present !== undefined) return present
  const issuer = new URL(provider.issuer)
  const requested = discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
    timeout: timeoutSeconds,
    // Only an issuer on this machine may speak http; the settings refuse any other.
    execute: [...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []), enableNonRepudiationChecks],
  })
  known.set(provider, requested)
  requested.catch(() => known.delete(provider))
  return requested
}

/** The secrets of one way to the provider and back. */
export interface AuthorizationRequest {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** The address at the provider at which a person proves who they are there. */
export async function toProviderUrl(
  provider: OidcProvider,
  authorizationRequest: AuthorizationRequest,
): Promise<string> {
  const { href } = buildAuthorizationUrl(await configure(provider), {
    redirect_uri: authorizationRequest.redirectUri,
    scope: 'openid profile email',
    state: authorizationRequest.state,
    nonce: authorizationRequest.nonce,
    code_challenge: await calculatePKCECodeChallenge(authorizationRequest.verifier),
    code_challenge_method: 'S256',
  })
  return href
}

/** Who somebody is at a provider. */
export interface ThirdIdentity {
  readonly subject: string
  readonly name: string
}

/** Exchanges what the provider sent along for who the person is; throws for anything that does not fit the journey. */
export async function readIdentity(
  provider: OidcProvider,
  authorizationRequest: AuthorizationRequest,
  parameters: URLSearchParams,
): Promise<ThirdIdentity> {
  const answer = new URL(authorizationRequest.redirectUri)
  answer.search = parameters.toString()
  const tokens = await authorizationCodeGrant(await configure(provider), answer, {
    expectedState: authorizationRequest.state,
    expectedNonce: authorizationRequest.nonce,
    pkceCodeVerifier: authorizationRequest.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('The provider sent no identity.')
  const names = [claims.name, claims.preferred_username, claims.email]
  const name = names.find((value) => typeof value === 'string' && value !== '') ?? claims.sub
  return { subject: claims.sub, name: String(name).replaceAll('\0', '').slice(0, 100) }
}
