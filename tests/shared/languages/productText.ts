/** A text of the product, with its place: a file and, where there is one, a key. */
export interface ProductText {
  readonly place: string
  readonly zh: string
  readonly en: string
  readonly tw: string
}
