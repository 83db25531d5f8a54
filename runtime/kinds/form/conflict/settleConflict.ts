import { type Conflict, versionField } from '../../../data/index.ts'
import type { PageForm } from '../../../form/index.ts'
import type { TextLanguage } from '../../../language/index.ts'
import { type AskConflict, conflictText, mergeRecords, type PageServices } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'

interface ConflictRequest {
  readonly conflict: Conflict
  readonly pageForm: PageForm
  /** The record as the person had read it, of which the form says what was saved last. */
  readonly base: DataRecord
  readonly ask: AskConflict
}

/** How a conflict was settled: the form has what is to be saved now. */
export interface SettledConflict {
  /** The record that the form is about now. */
  readonly base: DataRecord
  /** The fields whose values came from the other writer with nobody being asked. */
  readonly taken: readonly string[]
}

/**
 * Puts the changes of somebody else into a form that was saved too late. What both changed is asked; undefined where the
 * person decides nothing, and then the form stays as it is.
 */
export async function settleConflict({
  conflict,
  pageForm,
  base,
  ask,
}: ConflictRequest): Promise<SettledConflict | undefined> {
  const { fields, findWidget } = pageForm.options
  const { record } = conflict
  const mine = pageForm.values()
  const names = Object.keys(fields)
  const before = Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(base, name) ? base[name] : pageForm.saved(name)]),
  )
  const merge = mergeRecords({ fields, names, base: before, mine, theirs: record, findWidget })
  const taken = Object.keys(merge.taken)
  let chosen: readonly string[] = []
  if (merge.both.length > 0) {
    const choice = await ask({ conflict, merge, fields, mine: withoutTexts(mine, merge.both), isInForm: true })
    if (!choice) return undefined
    chosen = merge.both.filter((name) => choice[name] === 'theirs')
  }
  const theirs = Object.fromEntries(chosen.map((name) => [name, record[name]]))
  pageForm.setValues({
    ...textsOf(record, [...taken, ...chosen]),
    ...merge.taken,
    ...theirs,
    [versionField]: record[versionField],
  })
  return { base: record, taken: merge.both.length > 0 ? [] : taken }
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

/** Says which fields came from the other writer; empty for none. */
export const noteTaken = (language: TextLanguage, labels: readonly string[]): string =>
  labels.length === 0 ? '' : conflictText(language, 'merged', { fields: labels.join(', ') })

/** Asks whether what was typed becomes a new record, as its own one is gone. */
export const confirmNew = ({ confirm }: Pick<PageServices, 'confirm'>, language: TextLanguage): Promise<boolean> =>
  confirm({
    title: conflictText(language, 'gone'),
    text: conflictText(language, 'goneQuestion'),
    yes: conflictText(language, 'addAsNew'),
    no: conflictText(language, 'keep'),
  })

/** What a form sends of a record that is to be added anew, with what only new records are given. */
export function toNewRecord(pageForm: PageForm): DataRecord {
  const { fields, key } = pageForm.options
  const values = pageForm.values()
  const given = Object.keys(fields).filter((name) => fields[name]?.editable === 'onCreate' && pageForm.field(name))
  const { [key]: _key, ...changes } = pageForm.changes()
  return { ...Object.fromEntries(given.map((name) => [name, values[name] ?? null])), ...changes }
}
