import { type AppError, createError, createFailure, fillText } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { lockUntilCommit, lockValuesUntilCommit } from '../../db/lock.ts'
import type { Connection } from '../../db/schema.ts'
import type { SignedInCall } from '../call.ts'
import type { ResourceModel, Values } from './declaration.ts'
import type { Field } from './field.ts'
import { fieldMessages, toLabel, uniqueMessages } from './fieldMessages.ts'

type NamedField = readonly [string, Field]

/** The transactions that write one record, with what hangs on it. */
const ofOneRecord = new WeakSet<Connection>()

/** Says that a transaction has begun that writes one record: others may write the same table meanwhile. */
export const noteOneRecord = (transaction: Connection): unknown => ofOneRecord.add(transaction)

/** What two records may not share: the value of a field, with those that it is unique within. */
export const toUniqueKey = ([name, { within = [] }]: NamedField, record: Values): string =>
  `${name} ${JSON.stringify([name, ...within].map((each) => String(record[each])))}`

/**
 * Two transactions cannot both find a value free. One that writes a single record excludes those with the same values
 * until it ends; one that writes several could come to their values in another order than a second one, so it excludes
 * all that write the table.
 */
async function lockUnique(model: ResourceModel, db: Connection, values: readonly string[]): Promise<void> {
  const name = `unique ${model.table}`
  if (ofOneRecord.has(db)) await lockValuesUntilCommit(db, name, values)
  else await lockUntilCommit(db, name)
}

/**
 * Refuses values that another record has, with a message at each field; `before` is undefined for a new record.
 */
export async function checkUnique(
  model: ResourceModel,
  values: Values,
  before: Values | undefined,
  call: SignedInCall,
): Promise<void> {
  const written = listWritten(model, values, before)
  if (written.length === 0) return
  const whole: Values = { ...before, ...values }
  await lockUnique(
    model,
    call.db,
    written.map((field) => toUniqueKey(field, whole)),
  )
  const taken = await findTaken(model, values, before, call.db)
  if (taken.length > 0) throw refuseTaken(taken, { ...before, ...values }, call)
}

/** The fields whose value another record has, among those that are written. */
export async function findTaken(
  model: ResourceModel,
  values: Values,
  before: Values | undefined,
  db: Connection,
): Promise<readonly NamedField[]> {
  const whole: Values = { ...before, ...values }
  const taken: NamedField[] = []
  for (const [name, field] of listWritten(model, values, before)) {
    let query = toDynamic(db, model).selectFrom(model.table).select('id')
    for (const each of [name, ...(field.within ?? [])]) query = query.where(each, '=', whole[each])
    if (model.deletedField !== undefined) query = query.where(model.deletedField, '=', 0)
    if (before?.id !== undefined) query = query.where('id', '!=', before.id)
    if ((await query.limit(1).executeTakeFirst()) !== undefined) taken.push([name, field])
  }
  return taken
}

/**
 * The unique fields with a value of which something is changed: the value, or what it is unique within. What stays as it is
 * is not looked at, so that older records that share a value may be changed otherwise.
 */
function listWritten(model: ResourceModel, values: Values, before: Values | undefined): readonly NamedField[] {
  const whole: Values = { ...before, ...values }
  return model.unique.filter(
    ([name, { within = [] }]) =>
      (whole[name] ?? null) !== null &&
      [name, ...within].some((each) => values[each] !== undefined && values[each] !== before?.[each]),
  )
}

/** Words of its own for a value within a record say all there is to say; the wire's stand above the others. */
function refuseTaken(taken: readonly NamedField[], values: Values, call: Pick<SignedInCall, 'language'>): AppError {
  const details = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
  const result = Object.fromEntries(taken.map(([name, field]) => [name, fillText(toMessage(field, call), details)]))
  const own = taken.find(([, { within, unique }]) => within !== undefined && typeof unique === 'object')?.[1].unique
  return typeof own === 'object' ? createFailure(own, { details, result }) : createError('duplicateRecord', {}, result)
}

function toMessage(field: Field, { language }: Pick<SignedInCall, 'language'>): string {
  return typeof field.unique === 'object' ? field.unique[language] : fieldMessages.taken(language, {})
}

/**
 * The same for several new records at once: gives what is wrong with each, in their order. Of several with one value the
 * first one has it.
 */
export async function findDuplicates(
  model: ResourceModel,
  records: readonly Values[],
  call: SignedInCall,
): Promise<readonly (AppError | undefined)[]> {
  const found = await findTakenOfMany(model, records, call.db)
  return found.map((taken, index) => (taken.length === 0 ? undefined : refuseTaken(taken, records[index] ?? {}, call)))
}

/**
 * Refuses records that are to be there again while another one has a value that is unique, or another one of them; throws
 * with the first such value and the name of its field.
 */
export async function requireFree(
  model: ResourceModel,
  records: readonly Values[],
  { db, language }: Pick<SignedInCall, 'db' | 'language'>,
): Promise<void> {
  for (const [index, taken] of (await findTakenOfMany(model, records, db)).entries()) {
    const [first] = taken
    if (first === undefined) continue
    const [name, field] = first
    const details = { label: toLabel(name, field, language), value: String(records[index]?.[name]) }
    throw createFailure(uniqueMessages.takenMeanwhile, { details })
  }
}

/** Of each of several records the fields whose value is taken: by one that is there, or by one before it. */
async function findTakenOfMany(
  model: ResourceModel,
  records: readonly Values[],
  db: Connection,
): Promise<readonly (readonly NamedField[])[]> {
  const found = records.map((): NamedField[] => [])
  if (model.unique.length === 0) return found
  await lockUntilCommit(db, `unique ${model.table}`)
  for (const named of model.unique) {
    const [name, { within = [] }] = named
    const values = [...new Set(records.map((record) => record[name] ?? null).filter((value) => value !== null))]
    if (values.length === 0) continue
    const toKey = (record: Values) => JSON.stringify([name, ...within].map((each) => String(record[each])))
    let query = toDynamic(db, model)
      .selectFrom(model.table)
      .select([name, ...within])
      .where(name, 'in', values)
    if (model.deletedField !== undefined) query = query.where(model.deletedField, '=', 0)
    const taken = new Set((await query.execute()).map(toKey))
    for (const [index, record] of records.entries()) {
      if ((record[name] ?? null) === null) continue
      if (taken.has(toKey(record))) found[index]?.push(named)
      taken.add(toKey(record))
    }
  }
  return found
}
