/** The one template that existing servers write into the addresses of their menu (wire contract 1.5). */
const serverTemplate = /\{\{\s*window\._CONFIG\[\s*['"]domianURL['"]\s*\]\s*\}\}/g

/**
 * The address of an external or framed page; null for one that is no web address. The server's own address is put in
 * for the one template that is known; nothing is ever evaluated.
 */
export function toOuterAddress(address: string, serverAddress: string): string | null {
  const filled = address.trim().replace(serverTemplate, () => serverAddress)
  if (filled.includes('{{')) return null
  if (/^\/(?![/\\])/.test(filled)) return filled
  const url = /^https?:\/\//i.test(filled) ? URL.parse(filled) : null
  return url === null ? null : url.href
}
