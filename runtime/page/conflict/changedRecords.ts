import { isSameValue, resetEmpty } from '../../form/index.ts'
import { type Field, isObject } from '../../language/index.ts'
import type { DataRecord, ValueWidget } from '../../registry/index.ts'

/** A record that somebody changed since a person saw it. */
export interface ChangedRecord {
  /** What people call it. */
  readonly name: string
  /** Who changed it last and when, a time of the wire, where the person may know. */
  readonly by: string | undefined
  readonly at: string | undefined
  readonly before: DataRecord
  readonly now: DataRecord
}

interface Refused {
  /** What a server says of an act that it refused (wire contract 1.1). */
  readonly result: unknown
  readonly seen: readonly DataRecord[]
  readonly keyOf: (record: DataRecord) => string
  readonly nameOf: (record: DataRecord) => string
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The records of a refusal, each beside what the person saw; none where the server does not say what they are now. */
export function findChangedRecords({ result, seen, keyOf, nameOf }: Refused): readonly ChangedRecord[] {
  const { records, changed } = isObject(result) ? result : {}
  if (!Array.isArray(records) || !Array.isArray(changed)) return []
  return records.filter(isObject).flatMap((now) => {
    const before = seen.find((record) => keyOf(record) === keyOf(now))
    if (before === undefined) return []
    const { by, by_dictText: who, at } = changed.filter(isObject).find(({ id }) => String(id) === String(now.id)) ?? {}
    return [{ name: nameOf(now), by: textOf(who) ?? textOf(by), at: textOf(at), before, now }]
  })
}

/** The fields that both versions of a record have, each with another value. */
export function findDifferentFields(
  { before, now }: Pick<ChangedRecord, 'before' | 'now'>,
  fields: Readonly<Record<string, Field>>,
  findWidget: (id: string) => ValueWidget | undefined,
): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    // A formula follows from the others.
    if (field.value !== undefined || !Object.hasOwn(before, name) || !Object.hasOwn(now, name)) return []
    const isSame = isSameValue(resetEmpty(field, before[name], findWidget), resetEmpty(field, now[name], findWidget))
    return isSame ? [] : [name]
  })
}
