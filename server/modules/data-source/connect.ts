import type { Client, ClientConfig } from 'pg'
import { createClient } from '../../db/client.ts'
import { socketOf } from '../../db/clientSocket.ts'
import type { DataSourceMessage } from './messages.ts'
import type { DatabasePlace } from './parseUrl.ts'

/** A test says what is wrong before the app gives up waiting (specification 9). */
const connectTimeout = 5000

/** What a test of a connection found; `code` is the database's or the system's own, for what has no words here. */
export type ConnectionTest =
  | { readonly isOk: true; readonly product: string; readonly milliseconds: number }
  | { readonly isOk: false; readonly word: DataSourceMessage; readonly code: string }

/** Who connects. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

/** Connects, asks the database for its version, and leaves. Whatever happens, it is over after five seconds. */
export async function testConnection(place: DatabasePlace, credentials: Credentials): Promise<ConnectionTest> {
  const started = performance.now()
  const end = started + connectTimeout
  try {
    const version = await readVersion(place, credentials, end)
    return { isOk: true, product: `PostgreSQL ${version}`, milliseconds: Math.round(performance.now() - started) }
  } catch (error) {
    return { isOk: false, ...explain(error) }
  }
}

async function readVersion(place: DatabasePlace, credentials: Credentials, end: number): Promise<string> {
  const ssl = toSsl(place)
  try {
    return await ask(toConfig(place, credentials, ssl), end)
  } catch (error) {
    if (place.sslMode !== 'prefer' || !isWithoutEncryption(error)) throw error
    return ask(toConfig(place, credentials, false), end)
  }
}

async function ask(config: ClientConfig, end: number): Promise<string> {
  const client = createClient(config)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const left = Math.max(1, end - performance.now())
    timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), left)
  })
  const connecting = client
    .connect()
    .then(() => client.query<{ readonly server_version: string }>('show server_version'))
    .then(({ rows }) => String(rows[0]?.server_version ?? '').slice(0, 60))
  try {
    return await Promise.race([connecting, late])
  } finally {
    clearTimeout(timer)
    connecting.catch(() => undefined)
    client.end().catch(() => undefined)
    destroyLater(client)
  }
}

/** A server that does not answer a goodbye keeps no socket of ours. */
function destroyLater(client: Client): void {
  setTimeout(() => socketOf(client)?.destroy(), 200).unref()
}

/** How the driver connects; `ssl` is undefined for its own choice. */
export function toConfig(place: DatabasePlace, credentials: Credentials, ssl: ClientConfig['ssl']): ClientConfig {
  const { host, port, database, applicationName, schema } = place
  return {
    host,
    port,
    database,
    user: credentials.username,
    password: credentials.password,
    application_name: applicationName ?? 'pagewright',
    connectionTimeoutMillis: connectTimeout,
    query_timeout: connectTimeout,
    ...(ssl === undefined ? {} : { ssl }),
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  }
}

/** How a connection to a place is encrypted. */
export function toSsl({ sslMode }: DatabasePlace): ClientConfig['ssl'] {
  switch (sslMode) {
    case 'disable':
      return false
    case 'prefer':
    case 'require':
      return { rejectUnauthorized: false }
    case 'verify-ca':
      return { rejectUnauthorized: true, checkServerIdentity: () => undefined }
    case 'verify-full':
      return { rejectUnauthorized: true }
  }
}

/** Whether a server refused a connection because it knows no encryption. */
export const isWithoutEncryption = (error: unknown): boolean =>
  error instanceof Error && /does not support SSL/i.test(error.message)

const words: Readonly<Record<string, DataSourceMessage>> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'unknownHost',
  EAI_AGAIN: 'unknownHost',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'tooSlow',
  '28P01': 'wrongPassword',
  '28000': 'notAllowed',
  '3D000': 'unknownDatabase',
  '53300': 'tooMany',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'wrongCertificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'wrongCertificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'wrongCertificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'wrongCertificate',
  CERT_HAS_EXPIRED: 'wrongCertificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrongCertificate',
}

/** What is wrong with a connection in our words: those of a database may repeat what it was sent. */
export function explain(error: unknown): { readonly word: DataSourceMessage; readonly code: string } {
  if (isWithoutEncryption(error)) return { word: 'noEncryption', code: '' }
  if (error instanceof Error && /timeout/i.test(error.message)) return { word: 'tooSlow', code: '' }
  if (error instanceof Error && /password must be a (non-empty )?string/i.test(error.message))
    return { word: 'wrongPassword', code: '' }
  const code = String((error as { readonly code?: unknown } | null)?.code ?? '')
  const known = Object.hasOwn(words, code) ? words[code] : undefined
  return { word: known ?? 'failed', code: /^\w{1,60}$/.test(code) ? code : 'protocol' }
}
