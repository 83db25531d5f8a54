/**
 * How a stored file comes to the person by its address: those of our own server are fetched, with the token in the header
 * (specification 7.4); what the value itself holds is saved as it stands; other sites open in a window of their own.
 */
export function toDownloadWay(
  address: string,
  { page, base }: { readonly page: string; readonly base: URL },
): { readonly way: 'fetch' | 'save' | 'open' | 'none'; readonly address: string } {
  const url = address === '' ? null : URL.parse(address, page)
  if (url?.protocol === 'data:' || url?.protocol === 'blob:') return { way: 'save', address }
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return { way: 'none', address: '' }
  if (url.origin !== base.origin) return { way: 'open', address: url.href }
  // The header carries the token, so the address need not.
  url.searchParams.delete('token')
  return { way: 'fetch', address: url.href }
}
