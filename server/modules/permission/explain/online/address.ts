import type { CallInfo } from '../../../../http/index.ts'

/** The modules whose calls ask by themselves whether a thing was granted, and how the addresses of its pages begin. */
export interface OnlineKind {
  readonly module: string
  readonly pages: readonly string[]
}

/**
 * Which thing made online an address is about: the page that opens it, or a call that names it. Undefined for every other
 * address, a call of a designer among them, which asks for an access code.
 */
export function findNamed({ module, pages }: OnlineKind, path: string, call: CallInfo | undefined): string | undefined {
  const page = call === undefined ? pages.find((begin) => path.startsWith(`${begin}/`)) : undefined
  if (page !== undefined) return decode(path.slice(page.length + 1).split('/')[0] ?? '')
  if (call?.module !== module || (call.access.kind !== 'signedIn' && call.access.kind !== 'anyone')) return undefined
  const at = call.path.split('/').findIndex((part) => [':code', ':table', ':id'].includes(part))
  return at < 0 ? undefined : decode(path.split('/')[at] ?? '')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
