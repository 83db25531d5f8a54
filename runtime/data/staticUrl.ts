export interface StaticUrlOptions {
  /** The static domain: where stored paths live, such as `/api/sys/common/static`. */
  readonly base: string
  /** Sent as a parameter to files of the server where nothing else says who asks: an `img` element sends no headers. */
  readonly token?: string | undefined
}

/** Where the server sends the cookie for stored files. */
const cookiePath = '/api/sys/common/static'

/** Whether the browser sends the cookie for stored files to a folder; the address then needs no token. */
export function hasFileCookie(folder: URL, origin: string | undefined): boolean {
  return folder.origin === origin && folder.pathname.startsWith(cookiePath)
}

const isAbsolute = (path: string): boolean => /^https?:\/\//i.test(path)

/** Paths of the server's own answers name the static call already. */
const staticCall = /^\/?sys\/common\/static\//

const isInlineHead = (part: string | undefined): boolean => /^data:[^,]*;base64$/.test(part ?? '')

/** The stored paths of a value, which may be a comma list. A file that is held inline has a comma of its own. */
export function toStoredPaths(value: string): readonly string[] {
  if (value.startsWith('data:') && !isInlineHead(value.split(',')[0])) return [value]
  const parts = value.split(',').map((part) => part.trim())
  return parts
    .map((part, index) => (isInlineHead(part) ? `${part},${parts[index + 1] ?? ''}` : part))
    .filter((part, index) => part !== '' && !isInlineHead(parts[index - 1]))
}

function encodePath(path: string): string {
  const segments = path.replace(staticCall, '').split(/[/\\]/)
  // Empty segments and dots would lead out of the static folder.
  return segments
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
    .map(encodeURIComponent)
    .join('/')
}

/**
 * The address of a stored path (specification 7.4, wire contract 1.11): the first of a comma list; addresses of other
 * places and pictures held inline stay as they are and never see the token. Empty when there is no path.
 */
export function toStaticUrl(value: string, { base, token }: StaticUrlOptions): string {
  const [path] = toStoredPaths(value)
  if (path === undefined) return ''
  if (isAbsolute(path) || path.startsWith('data:image/') || path.startsWith('blob:')) return path
  const address = `${base.replace(/\/+$/, '')}/${encodePath(path)}`
  return token ? `${address}?token=${encodeURIComponent(token)}` : address
}
