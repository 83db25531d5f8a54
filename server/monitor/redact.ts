import { isSecretRequestName } from '../secrets/secretNames.ts'

/** What stands in the place of a secret. */
const hidden = '***'

const longestText = 500

/**
 * An address without the secrets that it carries: parameters and places of the route that are named like one, and the
 * names and passwords that stand before a host (wire contract 1.12, 5 A2).
 */
export function redactUri(uri: string, pattern = ''): string {
  const mark = uri.indexOf('?')
  if (mark === -1) return cut(redactPlace(uri, pattern))
  const pairs = uri.slice(mark + 1).split('&')
  return cut(`${redactPlace(uri.slice(0, mark), pattern)}?${pairs.map(redactPair).join('&')}`)
}

function redactPlace(place: string, pattern: string): string {
  if (!pattern.includes(':') && !place.includes('@')) return place
  const names = pattern.split('/')
  return place
    .replace(/^([a-z]+:\/\/)[^/@]*@/i, `$1${hidden}@`)
    .split('/')
    .map((part, index) => {
      const name = names[index] ?? ''
      return name.startsWith(':') && isSecretRequestName(name.slice(1)) ? hidden : part
    })
    .join('/')
}

function redactPair(pair: string): string {
  const [name = '', value] = pair.split(/=(.*)/s)
  return value === undefined || !isSecretRequestName(decode(name)) ? pair : `${name}=${hidden}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Headers in the form of the wire, each a list, with what lets somebody in struck out. */
export function redactHeaders(
  headers: Readonly<Record<string, string | number | readonly string[] | undefined>>,
): Readonly<Record<string, readonly string[]>> {
  // Without a prototype, as names come from outside.
  const redacted: Record<string, readonly string[]> = Object.create(null)
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue
    const plain = plainHeaders.get(name)
    redacted[name] = plain?.[0] === value ? plain : redactValues(name, value)
  }
  return redacted
}

/** The last value of each header that has nothing to strike out: most come again with the next request. */
const plainHeaders = new Map<string, readonly string[]>()
const maxPlain = 200

function redactValues(name: string, value: string | number | readonly string[]): readonly string[] {
  const texts = (Array.isArray(value) ? value : [value]).map(String)
  const shown = texts.map((text) => redactHeader(name, text))
  if (typeof value === 'string' && shown[0] === value && (plainHeaders.size < maxPlain || plainHeaders.has(name)))
    plainHeaders.set(name, shown)
  return shown
}

function redactHeader(name: string, text: string): string {
  if (isSecretRequestName(name)) return hidden
  // Where a person comes from, and where they are sent, are addresses too.
  return name === 'referer' || name === 'location' ? redactUri(text) : cut(text)
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text
}
