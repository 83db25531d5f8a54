import type { Conflict } from '../../../data/index.ts'
import type { ResolvedPage } from '../../../language/index.ts'
import { type AskConflict, mergeRecords } from '../../../page/index.ts'
import type { DataRecord, ValueWidget } from '../../../registry/index.ts'
import type { RecordsKind } from '../listPage.ts'

interface EditRequest {
  readonly conflict: Conflict
  readonly resolved: ResolvedPage<RecordsKind>
  /** The record as the person saw it. */
  readonly base: DataRecord
  readonly changes: DataRecord
  readonly ask: AskConflict
  readonly findWidget: (id: string) => ValueWidget | undefined
}

/**
 * What is left to be saved of changes to a record that somebody else changed meanwhile: all of them where that was about
 * other fields, else those that the person chose to keep.
 */
export async function settleEdit({
  conflict,
  resolved: { fields },
  base,
  changes,
  ask,
  findWidget,
}: EditRequest): Promise<DataRecord> {
  const { record } = conflict
  const mine = { ...base, ...changes }
  const { both } = mergeRecords({ fields, names: Object.keys(changes), base, mine, theirs: record, findWidget })
  if (both.length === 0) return changes
  const shown = Object.fromEntries(
    Object.entries(mine).filter(([name]) => !both.some((each) => name === `${each}_dictText`)),
  )
  const choice = await ask({ conflict, merge: { taken: {}, both }, fields, mine: shown, isInForm: false })
  return Object.fromEntries(
    Object.entries(changes).filter(([name]) => !both.includes(name) || choice?.[name] === 'mine'),
  )
}
