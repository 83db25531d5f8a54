import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { PackCheck, PackMove, PackTransitions } from '../packTable.ts'

type ToTexts<T> = (text: T) => LanguageTexts

/** A check as a document writes it. */
type WrittenCheck<T> = Omit<PackCheck, 'message'> & { readonly message: T }

/** A move as a document writes it. */
type WrittenMove<T> = Omit<PackMove, 'label' | 'message'> & { readonly label?: T; readonly message?: T }

/** The checks of a document with their texts. */
export const toChecks = <T>(checks: readonly WrittenCheck<T>[], toTexts: ToTexts<T>): readonly PackCheck[] =>
  checks.map((check) => ({ ...check, message: toTexts(check.message) }))

/** The states and moves of a document with their texts; a move without a label is called by its id. */
export function toTransitions<T>(
  { column, moves }: { readonly column: string; readonly moves: readonly WrittenMove<T>[] },
  toTexts: ToTexts<T | string>,
): PackTransitions {
  return {
    column,
    moves: moves.map(({ label, message, ...move }) => ({
      ...move,
      label: toTexts(label ?? move.id),
      ...(message === undefined ? {} : { message: toTexts(message) }),
    })),
  }
}
