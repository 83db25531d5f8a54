import { type AppError, createError, createFailure, fillText } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import type { Connection } from '../../db/schema.ts'
import type { SignedInCall } from '../call.ts'
import type { ResourceModel, Values } from './declaration.ts'
import type { Field } from './field.ts'
import { fieldWords } from './fieldWords.ts'

type NamedField = readonly [string, Field]

/**
 * Refuses values that another record has, with a message at each field; `before` is undefined for a new record. Writers
 * of the same table take turns from here to the end of their transaction, so that two of them cannot both find a value
 * free.
 */
export async function checkUnique(
  model: ResourceModel,
  values: Values,
  before: Values | undefined,
  call: SignedInCall,
): Promise<void> {
  if (listWritten(model, values, before).length === 0) return
  await lockUntilCommit(call.db, `unique ${model.table}`)
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

/** The unique fields with a value of which something is written: the value, or what it is unique within. */
function listWritten(model: ResourceModel, values: Values, before: Values | undefined): readonly NamedField[] {
  const whole: Values = { ...before, ...values }
  return model.unique.filter(
    ([name, { within = [] }]) =>
      (whole[name] ?? null) !== null && [name, ...within].some((each) => values[each] !== undefined),
  )
}

/** Words of its own for a value within a record say all there is to say; the wire's stand above the others. */
function refuseTaken(taken: readonly NamedField[], values: Values, call: Pick<SignedInCall, 'language'>): AppError {
  const details = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
  const result = Object.fromEntries(taken.map(([name, field]) => [name, fillText(toWords(field, call), details)]))
  const own = taken.find(([, { within, unique }]) => within !== undefined && typeof unique === 'object')?.[1].unique
  return typeof own === 'object' ? createFailure(own, { details, result }) : createError('duplicateRecord', {}, result)
}

function toWords(field: Field, { language }: Pick<SignedInCall, 'language'>): string {
  return typeof field.unique === 'object' ? field.unique[language] : fieldWords.taken(language, {})
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
  const found = records.map((): NamedField[] => [])
  if (model.unique.length === 0) return found.map(() => undefined)
  await lockUntilCommit(call.db, `unique ${model.table}`)
  for (const named of model.unique) {
    const [name, { within = [] }] = named
    const values = [...new Set(records.map((record) => record[name] ?? null).filter((value) => value !== null))]
    if (values.length === 0) continue
    const toKey = (record: Values) => JSON.stringify([name, ...within].map((each) => String(record[each])))
    let query = toDynamic(call.db, model)
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
  return found.map((taken, index) => (taken.length === 0 ? undefined : refuseTaken(taken, records[index] ?? {}, call)))
}
