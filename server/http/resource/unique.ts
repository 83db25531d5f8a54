import { createError } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import type { SignedInCall } from '../call.ts'
import type { Values } from './declaration.ts'
import { fieldWords } from './fieldWords.ts'
import type { ResourceModel } from './model.ts'

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
    let query = toDynamic(call.db).selectFrom(model.table).select('id').where(name, '=', values[name])
    if (model.deletedField !== undefined) query = query.where(model.deletedField, '=', 0)
    if (id !== undefined) query = query.where('id', '!=', id)
    if ((await query.limit(1).executeTakeFirst()) === undefined) continue
    messages[name] =
      typeof field.unique === 'object' ? field.unique[call.language] : fieldWords.taken(call.language, {})
  }
  if (Object.keys(messages).length > 0) throw createError('duplicateRecord', {}, messages)
}
