import { isIP } from 'node:net'
import { delimiter, resolve } from 'node:path'
import { isAbsoluteUrl, type OidcProvider, parseOidcProviders } from './oidcProviders.ts'
import { type ProxyHost, parseProxyHost } from './proxyHosts.ts'

/** The environment of the server, parsed once (design section 7). */
export interface Config {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly adminPassword: string | undefined
  readonly isDemo: boolean
  /** Where the app calls its server. */
  readonly apiUrl: string
  /** Fixes the salt of the signature; absent, the installation keeps one of its own. */
  readonly signSecret: string | undefined
  /** The key by which secrets in the database are encrypted; absent, the data folder keeps one. */
  readonly secretKey: Buffer | undefined
  /** Folders that hold packs; the product's own comes first. */
  readonly packFolders: readonly string[]
  /** The built app. */
  readonly appFolder: string
  /** Where pictures and embedded pages may come from besides the app itself, as sources of a Content-Security-Policy. */
  readonly imageSources: readonly string[]
  readonly frameSources: readonly string[]
  /** The mail server; undefined while mails only go to the log. */
  readonly smtp: SmtpConfig | undefined
  /** Whether visitors may make themselves an account. */
  readonly allowsRegistration: boolean
  /** Other sites by whose accounts people may sign in. */
  readonly oidcProviders: readonly OidcProvider[]
  /** The address of a CAS server without a slash at its end. */
  readonly casUrl: string | undefined
  /** The proxies whose word is taken for the address of a visitor: addresses, networks, or the names of some. */
  readonly trustedProxies: readonly string[]
  /** The hosts that the generic proxy may call (specification 7.2); none means that it answers nothing. */
  readonly proxyHosts: readonly ProxyHost[]
  /** Whether the app runs the scripts that are stored with online forms, each in its sandbox (wire contract 3.4). */
  readonly runsStoredScripts: boolean
  /** Whether online forms, reports and graph reports may be designed here (wire contract 2.6, low-code mode). */
  readonly allowsDesign: boolean
  /** The most rows that one call of a report answers; exports have ten times as many. */
  readonly reportRows: number
  /** The seconds after which a report is stopped. */
  readonly reportSeconds: number
  /** What the app shows beside what it always shows. */
  readonly siteFlags: readonly SiteFlag[]
}

/** Where mails are handed in and whom they come from. */
export interface SmtpConfig {
  readonly url: string
  readonly from: string
}

/**
 * The flags that `SITE_FLAGS` may name: `settings` shows the drawer of settings (specification 2.7), `polling` has the app
 * look for announcements by itself, besides being told (specification 4).
 */
export const siteFlags = ['settings', 'polling'] as const
export type SiteFlag = (typeof siteFlags)[number]

/** A setting that cannot be used; its message is the one line that a person sees. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const projectFolder = resolve(import.meta.dirname, '..')

/** Parses the environment; throws a ConfigError that names the variable, its value and what would do. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const databaseUrl = parseDatabaseUrl(read(environment, 'DATABASE_URL'))
  return {
    host: read(environment, 'HOST') ?? '0.0.0.0',
    port: parsePort(read(environment, 'PORT')),
    dataDir: resolve(read(environment, 'DATA_DIR') ?? './data'),
    databaseUrl,
    adminPassword: environment.ADMIN_PASSWORD || undefined,
    isDemo: parseSwitch('DEMO', read(environment, 'DEMO'), databaseUrl === undefined),
    apiUrl: parseApiUrl(read(environment, 'API_URL')),
    signSecret: read(environment, 'SIGN_SECRET'),
    secretKey: parseSecretKey(read(environment, 'SECRET_KEY')),
    packFolders: [resolve(projectFolder, 'schemas'), ...parseFolders(read(environment, 'PACKS_DIR'))],
    appFolder: resolve(projectFolder, 'dist/app'),
    imageSources: parseSources('IMAGE_SOURCES', read(environment, 'IMAGE_SOURCES') ?? 'https:'),
    frameSources: parseSources('FRAME_SOURCES', read(environment, 'FRAME_SOURCES') ?? 'none'),
    smtp: parseSmtp(read(environment, 'SMTP_URL'), read(environment, 'MAIL_FROM')),
    allowsRegistration: parseSwitch('REGISTER', read(environment, 'REGISTER'), databaseUrl === undefined),
    oidcProviders: parseProviders(read(environment, 'OIDC_PROVIDERS')),
    casUrl: parseCasUrl(read(environment, 'CAS_URL')),
    runsStoredScripts: parseSwitch('STORED_SCRIPTS', read(environment, 'STORED_SCRIPTS'), false),
    allowsDesign: parseSwitch('DESIGN', read(environment, 'DESIGN'), true),
    siteFlags: parseFlags(read(environment, 'SITE_FLAGS')),
    trustedProxies: parseProxies(read(environment, 'TRUST_PROXY')),
    proxyHosts: parseProxyHosts(read(environment, 'PROXY_HOSTS')),
    reportRows: parseCount('REPORT_ROWS', read(environment, 'REPORT_ROWS'), 10_000, 100_000),
    reportSeconds: parseCount('REPORT_SECONDS', read(environment, 'REPORT_SECONDS'), 10, 600),
  }
}

function read(environment: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  const value = environment[name]?.trim()
  return value === '' ? undefined : value
}

function parsePort(text: string | undefined): number {
  if (text === undefined) return 3100
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new ConfigError(`PORT is "${text}", but it must be a whole number from 0 to 65535.`)
}

function parseCount(name: string, text: string | undefined, otherwise: number, most: number): number {
  if (text === undefined) return otherwise
  const count = Number(text)
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count
  throw new ConfigError(`${name} is "${text}", but it must be a whole number from 1 to ${most}.`)
}

function parseDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(ql)?:\/\//.test(text)) return text
  // The value may hold a password, so it is not repeated.
  throw new ConfigError('DATABASE_URL must begin with postgres:// or postgresql://.')
}

function parseSwitch(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (text === undefined) return otherwise
  if (/^(1|true)$/i.test(text)) return true
  if (/^(0|false)$/i.test(text)) return false
  throw new ConfigError(`${name} is "${text}", but it must be 1 or 0.`)
}

function parseApiUrl(text: string | undefined): string {
  if (text === undefined) return '/api'
  if (/^(\/|https?:\/\/[^/])/.test(text)) return text.replace(/\/+$/, '')
  throw new ConfigError(`API_URL is "${text}", but it must begin with / or with http:// or https://.`)
}

function parseSecretKey(text: string | undefined): Buffer | undefined {
  if (text === undefined) return undefined
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  // The value is a secret, so it is not repeated.
  throw new ConfigError('SECRET_KEY must be 64 hexadecimal digits, such as `openssl rand -hex 32` prints.')
}

function parseFolders(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(delimiter)
    .map((folder) => folder.trim())
    .filter((folder) => folder !== '')
    .map((folder) => resolve(folder))
}

const source = /^(https?:|https?:\/\/(\*\.)?[a-z0-9.-]+(:(\d+|\*))?)$/i

function parseSources(name: string, text: string): readonly string[] {
  if (/^none$/i.test(text)) return []
  const sources = text.split(/[\s,]+/).filter((each) => each !== '')
  const wrong = sources.find((each) => !source.test(each))
  if (wrong === undefined) return sources
  throw new ConfigError(
    `${name} names "${wrong}", but each of its sources must be https:, http: or an origin such as https://pictures.example.org; "none" allows no other site.`,
  )
}

function parseSmtp(url: string | undefined, from: string | undefined): SmtpConfig | undefined {
  if (url === undefined) {
    if (from === undefined) return undefined
    throw new ConfigError('MAIL_FROM is set, but SMTP_URL is not: there is no server that sends the mails.')
  }
  // The value may hold a password, so it is not repeated.
  if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url))
    throw new ConfigError('SMTP_URL must be an address such as smtp://user:password@mail.example.org:587.')
  if (from === undefined)
    throw new ConfigError('SMTP_URL is set, but MAIL_FROM is not: mails need the address that they come from.')
  if (!/^([^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from))
    throw new ConfigError(
      `MAIL_FROM is "${from}", but it must be an address such as office@example.org or Office <office@example.org>.`,
    )
  return { url, from }
}

function parseProviders(text: string | undefined): readonly OidcProvider[] {
  const parsed = parseOidcProviders(text ?? '[]')
  if ('mistake' in parsed) throw new ConfigError(`OIDC_PROVIDERS ${parsed.mistake}`)
  return parsed.providers
}

function parseCasUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (isAbsoluteUrl(text, ['http:', 'https:']) && !/[?#]/.test(text)) return text.replace(/\/+$/, '')
  throw new ConfigError(`CAS_URL is "${text}", but it must be an address such as https://sso.example.org/cas.`)
}

/** Networks that have a name. */
const networks = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

function parseProxies(text: string | undefined): readonly string[] {
  const proxies = (text ?? '').split(/[\s,]+/).filter((each) => each !== '')
  const wrong = proxies.find((each) => !networks.includes(each) && !isNetwork(each))
  if (wrong === undefined) return proxies
  throw new ConfigError(
    `TRUST_PROXY names "${wrong}", but each of its proxies must be an address, a network such as 10.0.0.0/8, or one of ${networks.join(', ')}.`,
  )
}

function parseProxyHosts(text: string | undefined): readonly ProxyHost[] {
  const entries = (text ?? '').split(/[\s,]+/).filter((each) => each !== '')
  return entries.map((entry) => {
    const host = parseProxyHost(entry)
    if (host !== undefined) return host
    throw new ConfigError(
      `PROXY_HOSTS names "${entry}", but each of its hosts must be a name such as api.example.org, or one with a port such as api.example.org:8443.`,
    )
  })
}

function parseFlags(text: string | undefined): readonly SiteFlag[] {
  const named = (text ?? '').split(/[\s,]+/).filter((each) => each !== '')
  const unknown = named.find((each) => !siteFlags.some((flag) => flag === each))
  if (unknown !== undefined)
    throw new ConfigError(`SITE_FLAGS names "${unknown}", but the known flags are: ${siteFlags.join(', ')}.`)
  return siteFlags.filter((flag) => named.includes(flag))
}
