import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { type Loopback, openLoopback, readBody } from './loopback.ts'

/** Who signs in at the provider, and what its tokens say wrongly. */
export interface ProviderMood {
  subject: string
  name: string
  /** Claims that replace the right ones. */
  claims: Readonly<Record<string, unknown>>
  /** Signs with a key that the provider does not publish. */
  isForged: boolean
}

/** A small OpenID provider: discovery, keys, and the exchange of a code with PKCE. */
export interface OidcProviderServer extends Loopback {
  readonly mood: ProviderMood
  /** Does what a person does at the provider's page, and gives the parameters with which the browser comes back. */
  approve(authorizationUrl: string): URLSearchParams
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Opens a provider for the client `app` with the secret `only-ours`. */
export async function openOidcProvider(): Promise<OidcProviderServer> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const mood: ProviderMood = { subject: 's1', name: 'Ada', claims: {}, isForged: false }
  const granted = new Map<string, URLSearchParams>()

  const createToken = (claims: object): string => {
    const text = `${encode({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${encode(claims)}`
    const key = mood.isForged ? foreign.privateKey : keys.privateKey
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
  }

  const exchange = (issuer: string, body: URLSearchParams): { status: number; answer: object } => {
    const request = granted.get(body.get('code') ?? '')
    granted.delete(body.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      request?.get('code_challenge') === challenge &&
      request.get('redirect_uri') === body.get('redirect_uri') &&
      body.get('client_id') === 'app' &&
      body.get('client_secret') === 'only-ours'
    if (!isRight) return { status: 400, answer: { error: 'invalid_grant' } }
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      ...{ iss: issuer, aud: 'app', sub: mood.subject, name: mood.name, iat: now, exp: now + 60 },
      ...{ nonce: request.get('nonce'), ...mood.claims },
    }
    return { status: 200, answer: { access_token: 'a', token_type: 'Bearer', id_token: createToken(claims) } }
  }

  const server = await openLoopback(async (request, response) => {
    const issuer = `http://${request.headers.host}`
    const send = (answer: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    if (request.url === '/.well-known/openid-configuration')
      return send({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      })
    if (request.url === '/keys')
      return send({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] })
    if (request.url !== '/token') return send({}, 404)
    const { status, answer } = exchange(issuer, new URLSearchParams(await readBody(request)))
    return send(answer, status)
  })

  return {
    ...server,
    mood,
    approve: (authorizationUrl) => {
      const parameters = new URL(authorizationUrl).searchParams
      const code = randomBytes(16).toString('hex')
      granted.set(code, parameters)
      return new URLSearchParams({ code, state: parameters.get('state') ?? '' })
    },
  }
}
