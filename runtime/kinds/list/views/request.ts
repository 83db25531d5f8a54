/** How a view asks for records, where that is not by the pages of the list. */
export interface ViewRequest {
  /** How many records are asked for together, from the first one. */
  readonly batch?: number
  /** Whether the view asks by itself, so that the list asks nothing. */
  readonly isOwn?: boolean
}
