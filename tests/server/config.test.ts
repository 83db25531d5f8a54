import { expect, test } from 'vitest'
import { parseConfig } from '../../server/config.ts'

const provider = {
  type: 'office',
  title: 'Office',
  issuer: 'https://id.example.org',
  clientId: 'a',
  clientSecret: 's3cret',
}
const providers = (...entries: readonly unknown[]) => ({ OIDC_PROVIDERS: JSON.stringify(entries) })

const wrong: readonly [string, Record<string, string>, RegExp][] = [
  ['a mail server without an address to send from', { SMTP_URL: 'smtp://mail.example.org' }, /MAIL_FROM is not/],
  ['an address to send from without a mail server', { MAIL_FROM: 'a@example.org' }, /SMTP_URL is not/],
  ['a mail server of another kind', { SMTP_URL: 'http://u:hidden@h', MAIL_FROM: 'a@example.org' }, /^SMTP_URL must be/],
  ['an address that is none', { SMTP_URL: 'smtp://h', MAIL_FROM: 'office' }, /^MAIL_FROM is "office"/],
  ['an unknown flag', { SITE_FLAGS: 'settings, lights' }, /^SITE_FLAGS names "lights", .* settings, polling\.$/],
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
  ['a CAS address without a protocol', { CAS_URL: 'sso.example.org' }, /^CAS_URL is "sso.example.org"/],
  ['providers that are no JSON', { OIDC_PROVIDERS: 'office' }, /^OIDC_PROVIDERS must be a JSON list/],
  ['providers that are no list', { OIDC_PROVIDERS: '{}' }, /^OIDC_PROVIDERS must be a JSON list/],
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

test('what is written well is taken', () => {
  const local = { ...provider, type: 'local', issuer: 'http://127.0.0.1:9000' }
  const config = parseConfig({
    ...{ SMTP_URL: 'smtps://u:p@mail.example.org', MAIL_FROM: 'Office <office@example.org>' },
    ...{ CAS_URL: 'http://sso.example.org/cas/', SITE_FLAGS: ' settings ', REGISTER: '1' },
    TRUST_PROXY: 'loopback 10.0.0.0/8, ::1',
    PROXY_HOSTS: 'API.example.org, api.example.org:8443 [2001:DB8::1]:80',
    SECRET_KEY: 'ab'.repeat(32),
    ...providers(provider, local),
  })
  expect(config).toMatchObject({
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
