/** Where an address is resolved when only its scheme matters. */
const nowhere = 'https://page.invalid/'

const linkSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** An address as browsers read it: without the tabs and line breaks that they pass over. */
export const asRead = (address: string): string => address.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+|[\0- ]+$/g, '')

/** Whether a text of somebody else may lead there: to a page, a mailbox or a telephone. */
export function isSafeLink(address: string): boolean {
  const url = URL.parse(asRead(address), nowhere)
  return url !== null && linkSchemes.has(url.protocol)
}
