import { asRead } from '../../runtime/language/index.ts'

export { isSafeLink } from '../../runtime/language/index.ts'

/** Where an address is resolved when only its scheme matters. */
const nowhere = 'https://page.invalid/'

const inlinePicture = /^data:image\/[\w.+-]+[;,]/i
const hasScheme = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i
/** Where stored files are called, whatever the server stands at (wire contract 1.11). */
const staticCall = /^(?:.*[\\/])?sys\/common\/static\//

/** Whether an address names its scheme, and so leads out of the app. */
export const isOutside = (address: string): boolean => hasScheme.test(asRead(address))

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * The address from which a picture of a text shows; undefined for what is none. Pictures are on the web, held inline, or
 * stored on the server, whose addresses come from `staticUrl`.
 */
export function toPictureUrl(source: string, staticUrl: (path: string) => string): string | undefined {
  const address = asRead(source)
  if (address === '' || inlinePicture.test(address)) return address || undefined
  if (!hasScheme.test(address)) {
    const path = address.replace(/[?#].*$/, '')
    if (staticCall.test(path)) return staticUrl(decode(path.replace(staticCall, ''))) || undefined
    return /^[\\/]/.test(path) ? undefined : staticUrl(decode(path)) || undefined
  }
  const url = URL.parse(address, nowhere)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  const stored = staticUrl(decode(url.pathname.replace(staticCall, '')))
  // The session is shown to no other place, though its path may look like ours.
  return stored.split('?')[0] === `${url.origin}${url.pathname}` ? stored : address
}
