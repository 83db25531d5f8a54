import { isDeepStrictEqual } from 'node:util'
import { createError, createFailure } from '../../../runtime/language/index.ts'
import { addDictionaryTexts, type SignedInCall } from '../../http/index.ts'
import { auditFields, type Values } from '../../http/resource/index.ts'
import { dataLogMessages } from './messages.ts'
import { findRecordLabels, readContents, selectVersions } from './readable.ts'
import { presentVersions } from './versionList.ts'

/** One field of a record in two versions. */
export interface ComparedField {
  readonly field: string
  readonly label: string
  readonly before: string | null
  readonly after: string | null
  readonly isChanged: boolean
}

/** Two versions of one record, and its fields in both. */
export interface Comparison {
  readonly before: Values | null
  readonly after: Values
  readonly fields: readonly ComparedField[]
}

/** The older and the newer one of two versions, which must be of one record and readable by the person. */
export async function readPair(
  call: SignedInCall,
  ids: readonly [string, string],
): Promise<{ readonly before: Values; readonly after: Values }> {
  const versions = await selectVersions(call)
  const rows = await versions.selectAll('sysDataLog').where('id', 'in', ids).execute()
  const [before, after] = [...rows].sort((left, right) => Number(left.dataVersion) - Number(right.dataVersion))
  if (before === undefined || after === undefined) throw createError('recordNotFound')
  if (before.dataTable !== after.dataTable || before.dataId !== after.dataId)
    throw createFailure(dataLogMessages.differentRecords)
  await requireReading(call, after)
  return { before, after }
}

/** Compares two versions of one record field by field. */
export async function compareVersions(call: SignedInCall, ids: readonly [string, string]): Promise<Comparison> {
  const { before, after } = await readPair(call, ids)
  return compare(call, before, after)
}

/** Compares a version with the one before it; the first one has none. */
export async function compareWithBefore(call: SignedInCall, id: string): Promise<Comparison> {
  const versions = await selectVersions(call)
  const after = await versions.selectAll('sysDataLog').where('id', '=', id).executeTakeFirst()
  if (after === undefined) throw createError('recordNotFound')
  await requireReading(call, after)
  const before = await versions
    .selectAll('sysDataLog')
    .where('dataTable', '=', after.dataTable)
    .where('dataId', '=', after.dataId)
    .where('dataVersion', '<', after.dataVersion)
    .orderBy('dataVersion', 'desc')
    .limit(1)
    .executeTakeFirst()
  return compare(call, before, after)
}

async function requireReading(call: SignedInCall, version: Values): Promise<void> {
  if (!(await readContents(call, [version])).has(version.id)) throw createError('forbidden')
}

async function compare(call: SignedInCall, before: Values | undefined, after: Values): Promise<Comparison> {
  const versions = before === undefined ? [after] : [before, after]
  const [newer, older = null] = [...(await presentVersions(call, versions))].reverse()
  if (newer === undefined) throw createError('recordNotFound')
  const fields = { ...(await findRecordLabels(call, after.dataTable))?.fields, ...auditFields }
  const contents = await readContents(call, versions)
  const [old, now] = [contents.get(before?.id) ?? {}, contents.get(after.id) ?? {}]
  const names = [...new Set([...Object.keys(fields), ...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => name !== 'id' && (Object.hasOwn(old, name) || Object.hasOwn(now, name)),
  )
  const dictionaries = names.flatMap((field) => {
    const dict = findField(fields, field)?.dict
    return dict === undefined ? [] : [{ field, dict }]
  })
  const [oldTexts = {}, texts = {}] = await addDictionaryTexts([old, now], dictionaries, call)
  const compared = names.map((field) => ({
    field,
    label: findField(fields, field)?.label?.[call.language] ?? field,
    before: toText(oldTexts, field),
    after: toText(texts, field),
    isChanged: before !== undefined && !isDeepStrictEqual(old[field] ?? null, now[field] ?? null),
  }))
  // What changed comes first; beyond that the fields keep the order of their declaration.
  const sorted = compared.sort((left, right) => Number(right.isChanged) - Number(left.isChanged))
  return { before: older, after: newer, fields: sorted }
}

type FieldLabels = NonNullable<Awaited<ReturnType<typeof findRecordLabels>>>['fields']

/** Names of a prototype are no fields. */
function findField(fields: FieldLabels, name: string): FieldLabels[string] | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function toText(texts: Values, field: string): string | null {
  const value = texts[`${field}_dictText`] ?? texts[field]
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}
