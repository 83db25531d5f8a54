import { createFailure, type ErrorDetails } from '../../../runtime/language/index.ts'
import { type DataSourceMessage, dataSourceMessages } from './messages.ts'

/** How a connection is encrypted, in the words of PostgreSQL. */
const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'] as const
export type SslMode = (typeof sslModes)[number]

/** Where a database is, read from an address that may say no more than this (wire contract 5, R4). */
export interface DatabasePlace {
  readonly host: string
  readonly port: number
  /** Empty when the address names none. */
  readonly database: string
  readonly sslMode: SslMode
  readonly applicationName: string | undefined
  readonly schema: string | undefined
}

const shape = /^(?:jdbc:postgresql|postgres|postgresql):\/\/([^/?#]*)(?:\/([^/?#]*))?(?:\?([^#]*))?$/
const hostName = /^(?=.{1,253}$)[a-z\d]([a-z\d_-]*[a-z\d])?(\.[a-z\d]([a-z\d_-]*[a-z\d])?)*\.?$/i
const address6 = /^\[[\da-f:.]{2,45}\]$/i

/** The parameters that an address may carry, and the form of their values. */
const parameters: Readonly<Record<string, RegExp>> = {
  sslmode: new RegExp(`^(${sslModes.join('|')})$`),
  connect_timeout: /^\d{1,4}$/,
  application_name: /^[\w .:-]{1,60}$/,
  currentSchema: /^[a-z_][\w$]{0,62}(,[a-z_][\w$]{0,62}){0,9}$/i,
}

/** Drivers of the family spell two of them in a way of their own. */
const spellings: Readonly<Record<string, string>> = {
  connectTimeout: 'connect_timeout',
  ApplicationName: 'application_name',
}

function fail(word: DataSourceMessage, details: ErrorDetails = {}): never {
  throw createFailure(dataSourceMessages[word], { details })
}

/**
 * Reads the address of a PostgreSQL database, as JDBC or the database itself writes it. One host, one port, one database
 * and known parameters; nothing that names a file, a socket, a class or a credential.
 */
export function parsePostgresUrl(url: string): DatabasePlace {
  refuseCredentials(url)
  const match = shape.exec(url)
  if (match === null) fail('wrongUrl')
  const [, authority = '', database = '', query = ''] = match
  const values = parseParameters(query)
  return {
    ...parseAuthority(authority),
    database: decode(database),
    sslMode: sslModes.find((mode) => mode === values.get('sslmode')) ?? 'disable',
    applicationName: values.get('application_name'),
    schema: values.get('currentSchema'),
  }
}

/** Parameters that addresses of other databases may carry; none of them names a file, a class or a statement. */
const foreignParameters: readonly string[] = [
  ...['characterEncoding', 'useUnicode', 'useSSL', 'serverTimezone', 'zeroDateTimeBehavior', 'tinyInt1isBit'],
  ...['rewriteBatchedStatements', 'connectTimeout', 'socketTimeout', 'databaseName', 'SelectMethod', 'encrypt'],
  ...['currentSchema', 'schema'],
]

/** An address of a database that this server has no driver for: it is kept, but says as little as the others. */
export function checkForeignUrl(url: string, schemes: readonly string[]): void {
  refuseCredentials(url)
  const [, scheme = '', place = '', query = ''] =
    /^jdbc:([a-z][a-z\d]*):([\w./:@~,[\]-]+)(?:[?;](.*))?$/i.exec(url) ?? []
  if (place === '' || (schemes.length > 0 && !schemes.includes(scheme.toLowerCase()))) fail('wrongScheme')
  for (const part of query.split(/[&;]/).filter((each) => each !== '')) {
    const [name = '', ...rest] = part.split('=')
    if (!foreignParameters.includes(name))
      fail('unknownParameter', { name: name.slice(0, 40), known: foreignParameters.join(', ') })
    if (!/^[\w.:%/+-]{0,100}$/.test(rest.join('='))) fail('wrongParameter', { name })
  }
}

/** They would be shown to everybody who sees the address. */
function refuseCredentials(url: string): void {
  const text = decodeSafely(url)
  if (/@/.test(text.split(/[?;]/)[0] ?? '') && !/^jdbc:oracle:thin:@/i.test(text)) fail('credentialsInUrl')
  if (/[?&;:]\s*(user|username|uid|password|passwd|pwd|passphrase|sslpassword)\s*=/i.test(text))
    fail('credentialsInUrl')
}

function parseAuthority(authority: string): Pick<DatabasePlace, 'host' | 'port'> {
  if (authority.includes(',')) fail('severalHosts')
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/.exec(authority) ?? []
  if (!hostName.test(host) && !address6.test(host)) fail('wrongHost')
  const number = port === undefined ? 5432 : Number(port)
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || number < 1 || number > 65_535)) fail('wrongPort')
  return { host: host.replace(/^\[|\]$/g, ''), port: number }
}

function parseParameters(query: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const part of query.split('&').filter((each) => each !== '')) {
    const [given = '', ...rest] = part.split('=')
    const name = Object.hasOwn(spellings, given) ? (spellings[given] ?? given) : given
    const form = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (form === undefined)
      fail('unknownParameter', { name: given.slice(0, 40), known: Object.keys(parameters).join(', ') })
    const value = decode(rest.join('='))
    if (!form.test(value) || values.has(name)) fail('wrongParameter', { name })
    values.set(name, value)
  }
  return values
}

function decode(text: string): string {
  const decoded = decodeSafely(text)
  if (decoded.length > 63 || /[\p{Cc}/\\?#]/u.test(decoded)) fail('wrongUrl')
  return decoded
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return fail('wrongUrl')
  }
}
