/** Something that an entry of the menu may open, and what the entry says of it. */
export interface Destination {
  readonly kind: 'page' | 'form' | 'report' | 'graph' | 'templet'
  readonly title: string
  /** The address, which names the destination. */
  readonly url: string
  readonly component?: string
  readonly componentName?: string
  /** The document that the entry opens, where its address says of none. */
  readonly page?: string
  readonly icon: string
}
