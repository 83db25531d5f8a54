import { isSecretRequestName } from '../secrets/secretNames.ts'

/** What stands in the place of a secret. */
const hidden = '***'

const longestText = 500

/**
 * An address without the secrets that it carries: parameters and places of the route that are named like one, and the
 * names and passwords that stand before a host (wire contract 1.12, 5 A2).
 */
export function redactUri(uri: string, pattern = ''): string {
  const [place = '', query] = uri.split(/\?(.*)/s)
  const shown = redactPlace(place, pattern)
  return cut(query === undefined ? shown : `${shown}?${query.split('&').map(redactPair).join('&')}`)
}

function redactPlace(place: string, pattern: string): string {
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
  const entries = Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined) return []
    const texts = (Array.isArray(value) ? value : [value]).map(String)
    return [[name, texts.map((text) => redactHeader(name, text))] as const]
  })
  return Object.fromEntries(entries)
}

function redactHeader(name: string, text: string): string {
  if (isSecretRequestName(name)) return hidden
  // Where a person comes from, and where they are sent, are addresses too.
  return name === 'referer' || name === 'location' ? redactUri(text) : cut(text)
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text
}
