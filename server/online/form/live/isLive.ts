import type { FormDescription } from '../description.ts'
import { readTableRules, ruledForm } from '../tableRules/formTable.ts'

/** Names that topics have; a form whose table is called otherwise has none. */
const topicName = /^[a-z][\w$-]{0,99}$/

/** Whether the rules of a form, or of that whose table a view shows, say that its writes are announced. */
export const isLive = (form: FormDescription): boolean => readTableRules(ruledForm(form).head.tableRules)?.live === true

/** The topic of the records of a form: its code, as long as its table is as the form says. */
export function findTopicName(form: FormDescription): string | undefined {
  const { tableName, isDbSynch } = form.head
  return isDbSynch === 'Y' && topicName.test(tableName) && isLive(form) ? tableName : undefined
}
