import { delimiter, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../../server/config.ts'
import { ConfigError, variables } from '../../server/environment/readEnvironment.ts'

const provider = {
  type: 'office',
  title: 'Office',
  issuer: 'https://id.example.org',
  clientId: 'a',
  clientSecret: 's3cret',
}
const here = { PUBLIC_URL: 'https://office.example.org' }
const providers = (...entries: readonly unknown[]) => ({ ...here, OIDC_PROVIDERS: JSON.stringify(entries) })

const wrong: readonly [string, Record<string, string>, RegExp][] = [
  ['a mail server without an address to send from', { SMTP_URL: 'smtp://mail.example.org' }, /MAIL_FROM is not/],
  ['an address to send from without a mail server', { MAIL_FROM: 'a@example.org' }, /SMTP_URL is not/],
  ['a mail server of another kind', { SMTP_URL: 'http://u:hidden@h', MAIL_FROM: 'a@example.org' }, /^SMTP_URL must be/],
  ['an address that is none', { SMTP_URL: 'smtp://h', MAIL_FROM: 'office' }, /^MAIL_FROM is "office"/],
  [
    'an unknown flag',
    { SITE_FLAGS: 'settings, lights' },
    /^SITE_FLAGS names "lights", .* settings, polling, welcome\.$/,
  ],
  ['a proxy that is none', { TRUST_PROXY: 'loopback, proxy.example.org' }, /^TRUST_PROXY names "proxy.example.org"/],
  ['a network that is too narrow', { TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY names "10.0.0.0\/33"/],
  [
    'a host of the proxy with a path',
    { PROXY_HOSTS: 'api.example.org/v1' },
    /^PROXY_HOSTS names "api.example.org\/v1"/,
  ],
  ['a host of the proxy with a star', { PROXY_HOSTS: '*.example.org' }, /^PROXY_HOSTS names "\*.example.org"/],
  ['a key that is too short', { SECRET_KEY: 'hidden' }, /^SECRET_KEY must be 64/],
  ['a switch that is none', { REGISTER: 'maybe' }, /^REGISTER is "maybe"/],
  ['scripts that run a little', { STORED_SCRIPTS: 'some' }, /^STORED_SCRIPTS is "some"/],
  ['a CAS server without the address of the installation', { CAS_URL: 'https://sso.example.org' }, /PUBLIC_URL is not/],
  ['an address with a path', { PUBLIC_URL: 'https://office.example.org/app' }, /^PUBLIC_URL is/],
  ['a CAS address without a protocol', { ...here, CAS_URL: 'sso.example.org' }, /^CAS_URL is "sso.example.org"/],
  ['providers that are no JSON', { ...here, OIDC_PROVIDERS: 'office' }, /^OIDC_PROVIDERS must be a JSON list/],
  ['providers that are no list', { ...here, OIDC_PROVIDERS: '{}' }, /^OIDC_PROVIDERS must be a JSON list/],
  ['a provider without a secret', providers({ ...provider, clientSecret: '' }), /without "clientSecret"/],
  ['a provider with more than that', providers({ ...provider, scope: 'x' }), /names "scope"/],
  ['a provider with a type for no address', providers({ ...provider, type: 'Big Office' }), /"Big Office"/],
  ['two providers of a type', providers(provider, provider), /"office" twice.*entry 2/],
  ['a provider in the clear', providers({ ...provider, issuer: 'http://id.example.org' }), /must begin with https/],
]

test.each(wrong)('%s is told by the name of the setting and repeats no secret', (_title, environment, message) => {
  expect(() => parseConfig(environment)).toThrow(message)
  expect(() => parseConfig(environment)).not.toThrow(/hidden|s3cret/)
})

test('all settings that cannot be used are told at once, one in a line', () => {
  const environment = {
    ...{ PORT: '65536', REPORT_ROWS: '0', DESIGN: 'maybe', SECRET_KEY: 'hidden', DATABASE_URL: 'mysql://u:hidden@h' },
    ...{ TRUST_PROXY: 'a.example ::1 b.example', SITE_FLAGS: 'lights', ...providers(1, { ...provider, type: 'A' }) },
  }
  const lines = [
    'PORT is "65536", but it must be a whole number from 0 to 65535.',
    'DATABASE_URL must begin with postgres:// or postgresql://.',
    'OIDC_PROVIDERS must list objects. (entry 1)',
    'OIDC_PROVIDERS has the type "A", but it must be 1 to 32 lower-case letters, digits, "-" or "_". (entry 2)',
    'SITE_FLAGS names "lights", but the known flags are: settings, polling, welcome.',
    'DESIGN is "maybe", but it must be 1 or 0.',
    'REPORT_ROWS is "0", but it must be a whole number from 1 to 100000.',
    ...['a.example', 'b.example'].map(
      (name) =>
        `TRUST_PROXY names "${name}", but each of its proxies must be an address, a network such as 10.0.0.0/8, or one of loopback, linklocal, uniquelocal.`,
    ),
    'SECRET_KEY must be 64 hexadecimal digits, such as `openssl rand -hex 32` prints.',
  ]
  expect(() => parseConfig(environment)).toThrow(new ConfigError(lines.join('\n')))
})

test('an empty variable counts as none, and each default is the documented one', () => {
  const blank = Object.fromEntries(Object.keys(variables).map((name) => [name, name === 'ADMIN_PASSWORD' ? '' : ' ']))
  expect(parseConfig(blank)).toEqual(parseConfig({}))
  expect(parseConfig({})).toMatchObject({
    ...{ host: '0.0.0.0', port: 3100, dataDir: resolve('data'), databaseUrl: undefined, adminPassword: undefined },
    ...{
      isDemo: true,
      apiUrl: '/api',
      signSecret: undefined,
      secretKey: undefined,
      smtp: undefined,
      casUrl: undefined,
    },
    ...{ imageSources: ['https:'], frameSources: [], oidcProviders: [], siteFlags: [], trustedProxies: [] },
    ...{ proxyHosts: [], reportRows: 10_000, reportSeconds: 10, threadPoolSize: 4 },
  })
})

test('spaces belong to a password and to nothing else', () => {
  const config = parseConfig({ ADMIN_PASSWORD: ' a b ', SIGN_SECRET: ' c ', PORT: ' 80 ', API_URL: ' /a// ' })
  expect(config).toMatchObject({ adminPassword: ' a b ', signSecret: 'c', port: 80, apiUrl: '/a' })
})

test('a list of folders is separated like any path of the system', () => {
  const { packFolders } = parseConfig({ PACKS_DIR: ['one', ' ', 'the second'].join(delimiter) })
  expect(packFolders.slice(1)).toEqual([resolve('one'), resolve('the second')])
})

test.each([
  ['16', 16],
  ['x', 4],
  ['2000', 1024],
])("Node's own variable as %s stops no start", (size, threads) => {
  expect(parseConfig({ UV_THREADPOOL_SIZE: size, PORT: '80' })).toMatchObject({ threadPoolSize: threads, port: 80 })
})

test('what is written well is taken', () => {
  const local = { ...provider, type: 'local', issuer: 'http://127.0.0.1:9000' }
  const config = parseConfig({
    ...{ SMTP_URL: 'smtps://u:p@mail.example.org', MAIL_FROM: 'Office <office@example.org>' },
    ...{ CAS_URL: 'http://sso.example.org/cas/', SITE_FLAGS: ' settings ', REGISTER: '1' },
    TRUST_PROXY: 'loopback 10.0.0.0/8, ::1',
    PROXY_HOSTS: 'API.example.org, api.example.org:8443 [2001:DB8::1]:80',
    SECRET_KEY: 'ab'.repeat(32),
    ...providers(provider, local),
    PUBLIC_URL: 'https://Office.example.org/',
  })
  expect(config).toMatchObject({
    publicUrl: 'https://office.example.org',
    smtp: { url: 'smtps://u:p@mail.example.org', from: 'Office <office@example.org>' },
    ...{ casUrl: 'http://sso.example.org/cas', siteFlags: ['settings'], allowsRegistration: true },
    secretKey: Buffer.alloc(32, 0xab),
    trustedProxies: ['loopback', '10.0.0.0/8', '::1'],
    proxyHosts: [
      { host: 'api.example.org' },
      { host: 'api.example.org', port: '8443' },
      { host: '[2001:db8::1]', port: '80' },
    ],
    oidcProviders: [provider, local],
  })
})

test('registration is open in the embedded database only, unless somebody says so', () => {
  expect(parseConfig({}).runsStoredScripts).toBe(false)
  expect(parseConfig({ STORED_SCRIPTS: '1' }).runsStoredScripts).toBe(true)
  expect(parseConfig({}).allowsDesign).toBe(true)
  expect(parseConfig({ DESIGN: '0' }).allowsDesign).toBe(false)
  expect(parseConfig({}).allowsRegistration).toBe(true)
  expect(parseConfig({ DATABASE_URL: 'postgres://h/d' }).allowsRegistration).toBe(false)
})

test.each([
  ['PORT', 0, 65_535],
  ['REPORT_ROWS', 1, 100_000],
  ['REPORT_SECONDS', 1, 600],
  ['UV_THREADPOOL_SIZE', 1, 1024],
] as const)('%s is a whole number from %i to %i', (name, min, max) => {
  const parse = (value: string | number) => {
    const { port, reportRows, reportSeconds, threadPoolSize } = parseConfig({ [name]: String(value) })
    return {
      PORT: port,
      REPORT_ROWS: reportRows,
      REPORT_SECONDS: reportSeconds,
      UV_THREADPOOL_SIZE: threadPoolSize,
    }[name]
  }
  expect([parse(min), parse(max)]).toEqual([min, max])
  // Node's own variable stops no start.
  if (name === 'UV_THREADPOOL_SIZE') expect([parse(min - 1), parse(max + 1)]).toEqual([4, max])
  else for (const value of [min - 1, max + 1, `${min}.5`, '1e3']) expect(() => parse(value)).toThrow(ConfigError)
})

const sending = { MAIL_FROM: 'a@example.org' }

test.each([
  { TRUST_PROXY: '10.0.0.0/32 10.0.0.0/0 ::1/128 2001:db8::/33' },
  { ...here, CAS_URL: 'https://sso.example.org' },
  { ...sending, SMTP_URL: 'smtp://mail.example.org' },
  providers({ ...provider, issuer: 'http://localhost:9000' }, { ...provider, type: 'six', issuer: 'http://[::1]/' }),
  { DEMO: '0', REGISTER: 'true', DESIGN: 'FALSE', STORED_SCRIPTS: 'True' },
])('%j is taken', (environment) => {
  expect(() => parseConfig(environment)).not.toThrow()
})

test.each([
  { TRUST_PROXY: '::1/129' },
  { TRUST_PROXY: '10.0.0.0/8/8' },
  { TRUST_PROXY: '10.0.0.0/' },
  { TRUST_PROXY: '10.0.0.0/0008' },
  { ...here, CAS_URL: 'https://sso.example.org/?a=1' },
  { ...here, CAS_URL: 'https://sso.example.org/#a' },
  { ...here, CAS_URL: 'https://ada@sso.example.org' },
  { ...here, CAS_URL: 'https://:secret@sso.example.org' },
  { ...here, CAS_URL: 'ftp://sso.example.org' },
  { PUBLIC_URL: 'office.example.org' },
  { PUBLIC_URL: 'https://office.example.org/?a=1' },
  { PUBLIC_URL: 'https://ada@office.example.org' },
  { PUBLIC_URL: 'javascript:alert(1)' },
  { ...sending, SMTP_URL: 'smtp:///mail' },
  { ...sending, SMTP_URL: 'smtp://mail:port' },
  providers({ ...provider, issuer: 'http://127.0.0.2' }),
  providers({ ...provider, issuer: 'https://ada:secret@id.example.org' }),
  providers({ ...provider, title: '' }),
])('%j is refused', (environment) => {
  expect(() => parseConfig(environment)).toThrow(ConfigError)
})

test('no site at all is a word of its own, and sample rows are a matter of the embedded database', () => {
  expect(parseConfig({ IMAGE_SOURCES: 'None', FRAME_SOURCES: 'none' })).toMatchObject({
    imageSources: [],
    frameSources: [],
  })
  expect(parseConfig({}).isDemo).toBe(true)
  expect(parseConfig({ DATABASE_URL: 'postgres://h/d' }).isDemo).toBe(false)
  expect(parseConfig({ DATABASE_URL: 'postgresql://h/d', DEMO: '1' }).isDemo).toBe(true)
})
