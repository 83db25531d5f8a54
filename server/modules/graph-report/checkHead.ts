import { createFailure, fillText } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { findRevealed } from '../../online/operations/findRevealed.ts'
import { atField } from '../../online/sql/atField.ts'
import { readStatement } from '../../online/sql/reading/readStatement.ts'
import { checkAxisNames } from './checkAxisNames.ts'
import { parseAddress } from './data/address.ts'
import { parseRecords } from './data/records.ts'
import { graphMessages } from './messages.ts'
import { splitList } from './model.ts'

/** Names that the documents of the app can hold. */
const fieldName = /^[A-Za-z_]\w{0,99}$/

/** Refuses a name that no field can have. */
export function checkFieldName(name: string): void {
  if (!fieldName.test(name)) throw createFailure(graphMessages.name, { details: { name: name.slice(0, 100) } })
}

/**
 * Refuses a report that could not be drawn: axes that are missing, data that cannot be read. Who writes a statement or an
 * address needs the code for that too; what stays as it was is nobody's to ask for again.
 */
export async function checkHead(call: SignedInCall, head: Values, before: Values | undefined): Promise<void> {
  checkAxes(head)
  const isAsBefore = (names: readonly string[]) =>
    before !== undefined && names.every((name) => same(head[name], before[name]))
  if (!isAsBefore(sourceFields)) {
    const text = String(head.cgrSql ?? '')
    if (text.trim() === '') throw createFailure(graphMessages.nothing)
    await dataChecks[String(head.dataType)]?.(call, text)
  }
  if (!isAsBefore([...sourceFields, 'xaxisField', 'yaxisField'])) await checkAxisNames(call, head)
}

const sourceFields = ['dataType', 'cgrSql', 'dbSource'] as const
const same = (one: unknown, other: unknown): boolean => (one ?? '') === (other ?? '')

const dataChecks: Readonly<Record<string, (call: SignedInCall, text: string) => Promise<void> | void>> = {
  async sql(call, text) {
    await requireWriting(call, 'sql')
    await atField(call, 'cgrSql', () => readStatement(text, call.user.id))
  },
  json(_call, text) {
    parseRecords(text)
  },
  async api(call, text) {
    await requireWriting(call, 'api')
    parseAddress(text, call.config.proxyHosts)
  },
}

/** The codes for what a report reads, the database or other hosts; JSON stands in the report itself. */
const sourceCodes: Readonly<Record<string, string>> = { sql: 'online.graph:sql', api: 'proxy:call' }

/** Who has a report read the database or other hosts needs the code for what it does. */
export async function requireWriting(call: SignedInCall, type: 'sql' | 'api'): Promise<void> {
  if ((await call.access()).has(String(sourceCodes[type]))) return
  throw createFailure(type === 'sql' ? graphMessages.sqlForbidden : graphMessages.apiForbidden, { code: 510 })
}

/** What a report shows of its records: the names of its fields and of its axes; all where there are none. */
export const shownNames = (head: Values, items: readonly { readonly fieldName: string }[]): readonly string[] => [
  ...items.map(({ fieldName }) => fieldName),
  ...splitList(head.xaxisField),
  ...splitList(head.yaxisField),
]

/** Who does not write what a report reads shows nothing more of it than the report shows already. */
export async function refuseRevealed(
  call: SignedInCall,
  { dataType }: Values,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const code = sourceCodes[String(dataType)]
  const revealed = findRevealed(before, after)
  if (code === undefined || revealed === undefined || (await call.access(call.db)).has(code)) return
  const message = revealed === 'all' ? graphMessages.noFieldForbidden : graphMessages.fieldForbidden
  const details = { code, ...(revealed === 'all' ? {} : revealed) }
  const result = { onlGraphreportItemList: fillText(message[call.language], details) }
  throw createFailure(message, { code: 510, details, result })
}

function checkAxes(head: Values): void {
  const [x, y, texts] = [splitList(head.xaxisField), splitList(head.yaxisField), splitList(head.yaxisText)]
  for (const name of [...x, ...y]) checkFieldName(name)
  const needsAxes = splitList(head.graphType).some((type) => type !== 'table')
  if (needsAxes && (x.length !== 1 || y.length === 0)) throw createFailure(graphMessages.axes)
  if (texts.length > 0 && texts.length !== y.length)
    throw createFailure(graphMessages.axisTexts, { details: { texts: String(texts.length), fields: String(y.length) } })
}
