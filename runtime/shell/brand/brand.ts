import { isObject } from '../../language/index.ts'

/** How a site calls itself in place of the product; what it does not say is empty (specification 3, site info record). */
export interface SiteBrand {
  readonly name: string
  /** What stands behind the title of the page in the title of the window. */
  readonly title: string
  /** A stored path, or an address that begins with `https://`. */
  readonly logo: string
}

/** What the app shows of whom it belongs to. */
export interface Brand {
  readonly name: string
  readonly title: string
  /** Null for the mark of the product. */
  readonly logo: string | null
}

const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Reads how a site calls itself; null where an answer names no site. */
export function parseBrand(value: unknown): SiteBrand | null {
  if (!isObject(value)) return null
  const { name, title, logo } = value
  const brand = { name: toText(name), title: toText(title), logo: toText(logo) }
  return brand.name === '' && brand.title === '' && brand.logo === '' ? null : brand
}

/** What the app shows: what the site says of itself, and the product for all that it leaves open. */
export function toBrand(site: SiteBrand | null, product: string): Brand {
  const name = site?.name || product
  return { name, title: site?.title || name, logo: site?.logo || null }
}

/** The title of the window: the page and whose app it is; without a page the latter alone (specification 2.5). */
export const toWindowTitle = (page: string | null, { title }: Pick<Brand, 'title'>): string =>
  page ? `${page} - ${title}` : title
