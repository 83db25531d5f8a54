/**
 * The file that a `data:` address holds; undefined for any other text. It is read here, as the app may not fetch such an
 * address (its Content-Security-Policy) and must never go to one.
 */
export function readDataAddress(address: string): Blob | undefined {
  const parts = /^data:([^,]*?)(;base64)?,(.*)$/is.exec(address)
  if (!parts) return undefined
  const [, type = '', base64, content = ''] = parts
  try {
    const text = decodeURIComponent(content)
    const bytes = base64 ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : text
    return new Blob([bytes], { type: type || 'text/plain' })
  } catch {
    return undefined
  }
}
