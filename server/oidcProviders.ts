import { parseJson } from '../runtime/language/index.ts'

/** A site by whose accounts people may sign in, as `OIDC_PROVIDERS` lists it. */
export interface OidcProvider {
  /** The name on the wire. */
  readonly type: string
  /** What the button says. */
  readonly title: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

const members = ['type', 'title', 'issuer', 'clientId', 'clientSecret'] as const

/**
 * Parses a JSON list of providers. What is wrong is told in words that follow the variable's name and repeat no secret.
 */
export function parseOidcProviders(
  text: string,
): { readonly providers: readonly OidcProvider[] } | { readonly mistake: string } {
  const list = parseJson(text)
  if (!Array.isArray(list)) return { mistake: `must be a JSON list of objects with ${members.join(', ')}.` }
  const providers: OidcProvider[] = []
  for (const [index, entry] of list.entries()) {
    const mistake = findMistake(entry, providers)
    if (mistake !== undefined) return { mistake: `${mistake} (entry ${index + 1})` }
    providers.push(pick(entry as OidcProvider))
  }
  return { providers }
}

function findMistake(entry: unknown, known: readonly OidcProvider[]): string | undefined {
  if (typeof entry !== 'object' || entry === null) return 'must list objects.'
  const values = entry as Readonly<Record<string, unknown>>
  const missing = members.find((name) => typeof values[name] !== 'string' || values[name] === '')
  if (missing !== undefined) return `has an entry without "${missing}".`
  const unknown = Object.keys(values).find((name) => !members.some((member) => member === name))
  if (unknown !== undefined) return `names "${unknown}", but the members are: ${members.join(', ')}.`
  const { type, issuer } = entry as OidcProvider
  if (!/^[a-z0-9_-]{1,32}$/.test(type))
    return `calls a type "${type}", but it must be 1 to 32 lower-case letters, digits, "-" or "_".`
  if (known.some((provider) => provider.type === type)) return `names the type "${type}" twice.`
  if (!isIssuer(issuer))
    return `has the issuer "${issuer}", but it must begin with https://, or with http:// on this machine.`
  return undefined
}

function isIssuer(text: string): boolean {
  if (isAbsoluteUrl(text, ['https:'])) return true
  return isAbsoluteUrl(text, ['http:']) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname)
}

/** Whether a text is a whole address with one of these protocols and without a password. */
export function isAbsoluteUrl(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return protocols.includes(url.protocol) && url.username === '' && url.password === ''
}

function pick({ type, title, issuer, clientId, clientSecret }: OidcProvider): OidcProvider {
  return { type, title, issuer, clientId, clientSecret }
}
