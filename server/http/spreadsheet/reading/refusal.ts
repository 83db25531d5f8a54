/** Why a file is not read (`sheetMessages.ts` has the words). */
export type RefusalName =
  | 'unreadable'
  | 'foreign'
  | 'protected'
  | 'rows'
  | 'columns'
  | 'cells'
  | 'cellText'
  | 'text'
  | 'unpacked'
  | 'entries'

/** Ends the reading of a file. It has no words, as it is thrown in a thread that knows no languages. */
export class SheetRefusal extends Error {
  override readonly name = 'SheetRefusal'
  readonly refusal: RefusalName
  readonly details: Readonly<Record<string, string>>

  constructor(refusal: RefusalName, details: Readonly<Record<string, string>> = {}) {
    super(`The sheet is refused: ${refusal}`)
    this.refusal = refusal
    this.details = details
  }
}

/** A file that is not what its format asks for. */
export const unreadable = (): SheetRefusal => new SheetRefusal('unreadable')
