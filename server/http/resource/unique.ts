import { type AppError, createError } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import type { SignedInCall } from '../call.ts'
import type { ResourceModel, Values } from './declaration.ts'
import type { Field } from './field.ts'
import { fieldWords } from './fieldWords.ts'

/**
 * Refuses values that another record has, with a message at each field. Writers of the same table take turns from here
 * to the end of their transaction, so that two of them cannot both find a value free.
 */
export async function checkUnique(
  model: ResourceModel,
  values: Values,
  id: string | number | undefined,
  call: SignedInCall,
): Promise<void> {
  const named = model.unique.filter(([name]) => values[name] !== undefined && values[name] !== null)
  if (named.length === 0) return
  await lockUntilCommit(call.db, `unique ${model.table}`)
  const messages: Record<string, string> = {}
  for (const [name, field] of named) {
    let query = toDynamic(call.db, model).selectFrom(model.table).select('id').where(name, '=', values[name])
    if (model.deletedField !== undefined) query = query.where(model.deletedField, '=', 0)
    if (id !== undefined) query = query.where('id', '!=', id)
    if ((await query.limit(1).executeTakeFirst()) === undefined) continue
    messages[name] = toWords(field, call)
  }
  if (Object.keys(messages).length > 0) throw createError('duplicateRecord', {}, messages)
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
      if (found !== undefined && taken.has(String(value))) found[name] = toWords(field, call)
      taken.add(String(value))
    }
  }
  return messages.map((found) =>
    Object.keys(found).length === 0 ? undefined : createError('duplicateRecord', {}, found),
  )
}
