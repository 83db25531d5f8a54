import { createFailure, fillText } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { readStatement } from '../../online/sql/reading/readStatement.ts'
import { parseRecords } from './data/records.ts'
import { graphMessages } from './messages.ts'
import { splitList } from './model.ts'

const toNames = (records: readonly Values[]): readonly string[] => [...new Set(records.flatMap(Object.keys))]

/** The fields that the data of a report has; undefined where that shows only once somebody asks. */
async function readNames(call: SignedInCall, { dataType, cgrSql }: Values): Promise<readonly string[] | undefined> {
  const text = String(cgrSql ?? '')
  if (dataType === 'json') return toNames(parseRecords(text))
  return dataType === 'sql' ? (await readStatement(text, call.user.id)).names : undefined
}

/** Refuses an axis that the data has no field for: its chart would look right, and show one bar with the sum of all rows. */
export async function checkAxisNames(call: SignedInCall, head: Values): Promise<void> {
  const axes = (['xaxisField', 'yaxisField'] as const).map((field) => [field, splitList(head[field])] as const)
  if (axes.every(([, names]) => names.length === 0)) return
  const known = (await readNames(call, head))?.map((name) => name.toLowerCase())
  if (known === undefined || known.length === 0) return
  for (const [field, names] of axes) {
    const missing = names.find((name) => !known.includes(name.toLowerCase()))
    if (missing === undefined) continue
    const details = { name: missing }
    throw createFailure(graphMessages.axisName, {
      details,
      result: { [field]: fillText(graphMessages.axisName[call.language], details) },
    })
  }
}
