/** What to write in place of what people write out of habit, by what they wrote. */
export interface Hints {
  /** Functions and methods of other languages, and the function of the table that stands for each. */
  readonly functions: ReadonlyMap<string, string>
  /** Words that stand where a value is expected, and the sentence's second half about each. */
  readonly names: ReadonlyMap<string, string>
  /** Words and signs that stand where an operator is expected, and the sentence's second half about each. */
  readonly operators: ReadonlyMap<string, string>
}

let given: Hints = { functions: new Map(), names: new Map(), operators: new Map() }

/** The hints of messages; none where expressions only run, as what is drawn was checked where it was written. */
export const hints = (): Hints => given

/** Gives messages their hints, for whoever checks expressions. */
export function setHints(next: Hints): void {
  given = next
}

/** The hint about a token that stands where a value is expected. */
export const valueHint = (word: string): string | undefined => given.names.get(word) ?? given.operators.get(word)
