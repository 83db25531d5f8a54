import { type Conflict, versionField } from '../../../data/index.ts'
import { fieldsOf, type PageForm } from '../../../form/index.ts'
import { type AskConflict, loadConflictTools } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'

interface ConflictRequest {
  readonly conflict: Conflict
  readonly pageForm: PageForm
  /** The record as the person had read it, of which the form says what was saved last. */
  readonly base: DataRecord
  readonly ask: AskConflict
  /** Whether the form decides about its record instead of writing it, so that what it does not show counts as well. */
  readonly isDecision: boolean
}

/** How a conflict was settled: the form has what is to be saved now, unless the person discarded their own changes. */
export interface SettledConflict {
  readonly isDiscarded?: boolean
  /** The record that the form is about now. */
  readonly base: DataRecord
  /** The fields whose values came from the other writer with nobody being asked. */
  readonly taken: readonly string[]
}

/**
 * Puts the changes of somebody else into a form that was saved too late. What both changed is asked, and so is a decision
 * about a record of which something changed that the form does not show; undefined where the person decides nothing, and
 * then the form stays as it is.
 */
export async function settleConflict({
  conflict,
  pageForm,
  base,
  ask,
  isDecision,
}: ConflictRequest): Promise<SettledConflict | undefined> {
  const { fields, findWidget, layout } = pageForm.options
  const { record } = conflict
  const mine = pageForm.values()
  const names = Object.keys(fields)
  const before = Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(base, name) ? base[name] : pageForm.saved(name)]),
  )
  const { mergeRecords } = await loadConflictTools()
  const merge = mergeRecords({ fields, names, base: before, mine, theirs: record, findWidget })
  const taken = Object.keys(merge.taken)
  const shownHere = new Set(fieldsOf(layout))
  const isAsked = merge.both.length > 0 || (isDecision && taken.some((name) => !shownHere.has(name)))
  let chosen: readonly string[] = []
  if (isAsked) {
    const choice = await ask({ conflict, merge, fields, mine: withoutTexts(mine, merge.both), isInForm: true })
    if (!choice) return undefined
    if (choice === 'discard') {
      const shown = names.filter((name) => Object.hasOwn(record, name))
      const stored = Object.fromEntries(shown.map((name) => [name, record[name]]))
      pageForm.setValues({ ...textsOf(record, shown), ...stored, [versionField]: record[versionField] })
      pageForm.markSaved()
      return { base: record, taken: [], isDiscarded: true }
    }
    chosen = merge.both.filter((name) => choice[name] === 'theirs')
  }
  const theirs = Object.fromEntries(chosen.map((name) => [name, record[name]]))
  pageForm.setValues({
    ...textsOf(record, [...taken, ...chosen]),
    ...merge.taken,
    ...theirs,
    [versionField]: record[versionField],
  })
  return { base: record, taken: isAsked ? [] : taken }
}

const toTextName = (name: string): string => `${name}_dictText`

/** The texts that a server puts beside values. */
const textsOf = (record: DataRecord, names: readonly string[]): DataRecord =>
  Object.fromEntries(
    names.map(toTextName).flatMap((name) => (Object.hasOwn(record, name) ? [[name, record[name]]] : [])),
  )

/** A record without the texts of values that were changed since they came. */
function withoutTexts(record: DataRecord, names: readonly string[]): DataRecord {
  const gone = new Set(names.map(toTextName))
  return Object.fromEntries(Object.entries(record).filter(([name]) => !gone.has(name)))
}
