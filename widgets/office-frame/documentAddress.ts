/**
 * The full address of a stored document, as an office page is told it. It never carries the session: a page of our own is
 * told the token by a message, and no other page may see it.
 */
export function toDocumentAddress(staticUrl: string, page: string): string {
  if (staticUrl.startsWith('data:')) return staticUrl
  const url = URL.parse(staticUrl, page)
  url?.searchParams.delete('token')
  return staticUrl === '' ? '' : (url?.href ?? '')
}
