import { type CallError, findConflict } from '../../../data/index.ts'
import { createFailure, type ResolvedPage } from '../../../language/index.ts'
import { type AskConflict, loadConflictTools } from '../../../page/index.ts'
import type { DataRecord, ValueWidget } from '../../../registry/index.ts'
import type { RecordsKind } from '../listPage.ts'

interface EditRequest {
  readonly error: CallError
  readonly resolved: ResolvedPage<RecordsKind>
  /** The record as the person saw it. */
  readonly base: DataRecord
  readonly changes: DataRecord
  readonly ask: AskConflict
  readonly findWidget: (id: string) => ValueWidget | undefined
}

/** The record as it is now, and what is left to be saved of the changes. */
interface LeftEdit {
  readonly record: DataRecord
  readonly changes: DataRecord
}

/**
 * What is left to be saved of changes to a record that somebody else changed meanwhile: all of them where that was about
 * other fields, else those that the person chose to keep.
 * @throws AppError when the server says nothing of the record as it is now.
 */
export async function settleEdit({
  error,
  resolved: { fields },
  base,
  changes,
  ask,
  findWidget,
}: EditRequest): Promise<LeftEdit> {
  const conflict = findConflict(error)
  if (!conflict) throw createFailure({ zh: error.message, en: error.message, tw: error.message })
  const { record } = conflict
  const mine = { ...base, ...changes }
  const { mergeRecords } = await loadConflictTools()
  const { both } = mergeRecords({ fields, names: Object.keys(changes), base, mine, theirs: record, findWidget })
  if (both.length === 0) return { record, changes }
  const shown = Object.fromEntries(
    Object.entries(mine).filter(([name]) => !both.some((each) => name === `${each}_dictText`)),
  )
  const choice = await ask({ conflict, merge: { taken: {}, both }, fields, mine: shown, isInForm: false })
  const isMine = (name: string) => choice !== 'discard' && choice?.[name] === 'mine'
  const left = Object.entries(changes).filter(([name]) => !both.includes(name) || isMine(name))
  return { record, changes: Object.fromEntries(left) }
}
