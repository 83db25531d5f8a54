/** What stands in the middle of the header. */
export type HeaderContent = 'name' | 'title' | 'menu' | 'welcome' | 'trail'

export interface HeaderPlace {
  readonly isMobile: boolean
  /** Whether the menu is at the top. */
  readonly isTop: boolean
  readonly isHome: boolean
  /** Whether the site wants its welcome on every page. */
  readonly hasWelcome: boolean
  /** Whether the site wants its name on every page of a phone. */
  readonly hasHeaderName: boolean
}

/**
 * What the header says of the page that is shown. Specification 1 has a welcome, and the product's name alone on mobile
 * devices; pages other than home say where somebody is unless the site wants these everywhere.
 */
export function toHeaderContent({ isMobile, isTop, isHome, ...site }: HeaderPlace): HeaderContent {
  if (isMobile) return isHome || site.hasHeaderName ? 'name' : 'title'
  if (isTop) return 'menu'
  return isHome || site.hasWelcome ? 'welcome' : 'trail'
}
