import { type AppError, createError } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { lockUntilCommit, lockValuesUntilCommit } from '../../db/lock.ts'
import type { Connection } from '../../db/schema.ts'
import type { SignedInCall } from '../call.ts'
import type { ResourceModel, Values } from './declaration.ts'
import type { Field } from './field.ts'
import { fieldMessages } from './fieldMessages.ts'

/** The transactions that write one record, with what hangs on it. */
const ofOneRecord = new WeakSet<Connection>()

/** Says that a transaction has begun that writes one record: others may write the same table meanwhile. */
export const noteOneRecord = (transaction: Connection): unknown => ofOneRecord.add(transaction)

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

/** Refuses values that another record has, with a message at each field. */
export async function checkUnique(
  model: ResourceModel,
  values: Values,
  id: string | number | undefined,
  call: SignedInCall,
): Promise<void> {
  const named = model.unique.filter(([name]) => values[name] !== undefined && values[name] !== null)
  if (named.length === 0) return
  await lockUnique(
    model,
    call.db,
    named.map(([name]) => `${name} ${String(values[name])}`),
  )
  const messages: Record<string, string> = {}
  for (const [name, field] of named) {
    let query = toDynamic(call.db, model).selectFrom(model.table).select('id').where(name, '=', values[name])
    if (model.deletedField !== undefined) query = query.where(model.deletedField, '=', 0)
    if (id !== undefined) query = query.where('id', '!=', id)
    if ((await query.limit(1).executeTakeFirst()) === undefined) continue
    messages[name] = toMessage(field, call)
  }
  if (Object.keys(messages).length > 0) throw createError('duplicateRecord', {}, messages)
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
  const messages = records.map((): Record<string, string> => ({}))
  if (model.unique.length === 0) return messages.map(() => undefined)
  await lockUntilCommit(call.db, `unique ${model.table}`)
  for (const [name, field] of model.unique) {
    const values = [...new Set(records.map((record) => record[name] ?? null).filter((value) => value !== null))]
    if (values.length === 0) continue
    let query = toDynamic(call.db, model).selectFrom(model.table).select(name).where(name, 'in', values)
    if (model.deletedField !== undefined) query = query.where(model.deletedField, '=', 0)
    const taken = new Set((await query.execute()).map((row) => String(row[name])))
    for (const [index, record] of records.entries()) {
      const value = record[name] ?? null
      if (value === null) continue
      const found = messages[index]
      if (found !== undefined && taken.has(String(value))) found[name] = toMessage(field, call)
      taken.add(String(value))
    }
  }
  return messages.map((found) =>
    Object.keys(found).length === 0 ? undefined : createError('duplicateRecord', {}, found),
  )
}
