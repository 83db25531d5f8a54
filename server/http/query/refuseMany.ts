import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { Condition } from './condition.ts'

/** Values that the conditions of one request may compare with. */
const most = 2000

const tooMany: LanguageTexts = {
  zh: '查询条件中的值不能超过 {limit} 个',
  en: 'The conditions of a query have {limit} values at most.',
  tw: '查詢條件中的值不能超過 {limit} 個',
}

/** Refuses conditions of a request with which the database would be busy for long; gives back all others. */
export function refuseMany(conditions: readonly Condition[]): Condition[] {
  let count = 0
  for (const condition of conditions)
    count += 'value' in condition && Array.isArray(condition.value) ? condition.value.length : 1
  if (count > most) throw createFailure(tooMany, { details: { limit: String(most) } })
  return [...conditions]
}
