/**
 * The full address of a stored document, as an office page is told it; a document that the value itself holds is its own.
 * It never carries the session: a page of our own is told the token by a message, and no other page may see it.
 */
export function toDocumentAddress(path: string, staticUrl: (path: string) => string, page: string): string {
  if (path.startsWith('data:')) return path
  const address = staticUrl(path)
  const url = URL.parse(address, page)
  url?.searchParams.delete('token')
  return address === '' ? '' : (url?.href ?? '')
}
