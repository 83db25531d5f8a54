/** The limits of one expression (design, section 3): whatever a document says, compiling and running it ends soon. */
export const limits = {
  /** Characters of one expression's source. */
  source: 10_000,
  /** Levels of the tree of an expression, and of a value that is compared, written as text or returned. */
  depth: 200,
  /** Steps of one evaluation: one for each node that runs. */
  steps: 10_000,
  /** List items that a function handles for one step. */
  itemsPerStep: 10,
  /** Characters that a function handles for one step. */
  charactersPerStep: 100,
  /** Characters of a text that an expression makes. */
  text: 100_000,
  /** Items of a list that an expression makes. */
  items: 10_000,
  /** Values inside the value that an expression returns. */
  resultValues: 200_000,
} as const

/** Writes a limit for people: 10000 is `10,000`. */
export function formatLimit(limit: number): string {
  return String(limit).replace(/\B(?=(\d{3})+$)/g, ',')
}
