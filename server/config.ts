import { resolve } from 'node:path'
import { type Environment, readEnvironment } from './environment/readEnvironment.ts'
import { type SiteFlag, siteFlags } from './environment/schema.ts'
import type { OidcProvider } from './oidcProviders.ts'
import { type ProxyHost, parseProxyHost } from './proxyHosts.ts'

/** The environment of the server, parsed once (design section 7). */
export interface Config {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly adminPassword: string | undefined
  readonly isDemo: boolean
  /** The origin of this installation as people write it; undefined where nothing needs it. */
  readonly publicUrl: string | undefined
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
  /** How long a request may take to come in. */
  readonly requestLimits: { readonly totalSeconds: number; readonly idleSeconds: number }
  /** The calls that people who are not signed in make from one address in a minute; 0 limits nothing. */
  readonly strangerCalls: number
  /** The sockets that people who are not signed in have open at one address; 0 limits nothing. */
  readonly strangerSockets: number
  /** What the app shows beside what it always shows. */
  readonly siteFlags: readonly SiteFlag[]
  /** The zone in which jobs are due. */
  readonly timeZone: string
  /** The threads that libuv keeps for files, names and hashes, of which it has 1024 at most. */
  readonly threadPoolSize: number
}

/** Where mails are handed in and whom they come from. */
export interface SmtpConfig {
  readonly url: string
  readonly from: string
}

const projectFolder = resolve(import.meta.dirname, '..')

/** Parses the environment; throws a ConfigError that names every variable that cannot be used, and says what would do. */
export function parseConfig(environment: Environment): Config {
  const values = readEnvironment(environment)
  const { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, MAIL_FROM: mailFrom } = values
  const isEmbedded = databaseUrl === undefined
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl,
    adminPassword: values.ADMIN_PASSWORD,
    isDemo: values.DEMO ?? isEmbedded,
    publicUrl: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL).origin,
    apiUrl: withoutLastSlash(values.API_URL),
    signSecret: values.SIGN_SECRET,
    secretKey: values.SECRET_KEY === undefined ? undefined : Buffer.from(values.SECRET_KEY, 'hex'),
    packFolders: [resolve(projectFolder, 'schemas'), ...values.PACKS_DIR.map((folder) => resolve(folder))],
    appFolder: resolve(projectFolder, 'dist/app'),
    imageSources: values.IMAGE_SOURCES,
    frameSources: values.FRAME_SOURCES,
    smtp: smtpUrl === undefined || mailFrom === undefined ? undefined : { url: smtpUrl, from: mailFrom },
    allowsRegistration: values.REGISTER ?? isEmbedded,
    oidcProviders: values.OIDC_PROVIDERS ?? [],
    casUrl: values.CAS_URL === undefined ? undefined : withoutLastSlash(values.CAS_URL),
    runsStoredScripts: values.STORED_SCRIPTS,
    allowsDesign: values.DESIGN,
    siteFlags: siteFlags.filter((flag) => values.SITE_FLAGS.includes(flag)),
    trustedProxies: values.TRUST_PROXY,
    proxyHosts: values.PROXY_HOSTS.flatMap((host) => parseProxyHost(host) ?? []),
    reportRows: values.REPORT_ROWS,
    reportSeconds: values.REPORT_SECONDS,
    requestLimits: { totalSeconds: values.REQUEST_SECONDS, idleSeconds: values.REQUEST_IDLE_SECONDS },
    strangerCalls: values.ANONYMOUS_CALLS,
    strangerSockets: values.ANONYMOUS_SOCKETS,
    timeZone: values.TIME_ZONE,
    threadPoolSize: Math.min(values.UV_THREADPOOL_SIZE, 1024),
  }
}

function withoutLastSlash(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '')
}
