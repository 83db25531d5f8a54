import { isIP } from 'node:net'
import { isTimeZone } from '../../runtime/language/index.ts'
import { parseProxyHost } from '../proxyHosts.ts'

/** Networks that have a name. */
export const namedNetworks: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

/** The forms of texts that the schema of the environment names and no pattern describes. */
export const formats = {
  network: (text: string) => namedNetworks.includes(text) || isNetwork(text),
  proxyHost: (text: string) => parseProxyHost(text) !== undefined,
  mailServer: (text: string) => /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text),
  casServer: (text: string) => isAbsoluteUrl(text, ['http:', 'https:']) && !/[?#]/.test(text),
  issuer: isIssuer,
  timeZone: isTimeZone,
  origin: (text: string) => isAbsoluteUrl(text, ['http:', 'https:']) && /^[^/]+\/\/[^/?#]+\/?$/.test(text),
} as const

export type SchemaFormat = keyof typeof formats

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

function isIssuer(text: string): boolean {
  if (isAbsoluteUrl(text, ['https:'])) return true
  return isAbsoluteUrl(text, ['http:']) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname)
}

/** Whether a text is a whole address with one of these protocols and without a password. */
function isAbsoluteUrl(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return protocols.includes(url.protocol) && url.username === '' && url.password === ''
}
