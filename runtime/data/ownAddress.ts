export interface OwnAddressOptions {
  /** Where the server of the app answers. */
  readonly base: URL
  /** Where the app itself is. */
  readonly page: string
  readonly token: string | undefined
}

const isOwn = (url: URL, { base, page }: OwnAddressOptions): boolean =>
  url.origin === base.origin || url.origin === new URL(page).origin

/** The token for an embedded page: for our own server and the app's own site, and for no other place. */
export function findOwnToken(path: string, options: OwnAddressOptions): string | undefined {
  const url = URL.parse(path, options.page)
  return url && isOwn(url, options) ? options.token : undefined
}

/**
 * The address of an embedded page with its parameters. The token goes to our own server and to the app's own site, and
 * to no other place; what is no address of the web gives nothing.
 */
export function toOwnAddress(
  path: string,
  parameters: Readonly<Record<string, string>>,
  options: OwnAddressOptions,
): string | undefined {
  const { page, token } = options
  const url = URL.parse(path, page)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  if (isOwn(url, options) && token !== undefined) url.searchParams.set('token', token)
  return url.href
}
