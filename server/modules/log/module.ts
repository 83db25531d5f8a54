import { Type } from 'typebox'
import { createError } from '../../../runtime/language/index.ts'
import { code } from '../../http/access.ts'
import type { SignedInCall } from '../../http/call.ts'
import { attachment, messages, ok, type RawAnswer } from '../../http/envelope.ts'
import { logOperation } from '../../http/operationLog.ts'
import { splitIds } from '../../http/resource/remove.ts'
import { defineModule, route } from '../../http/route.ts'
import { sheetRows, writeSheet } from '../../http/spreadsheet/writeSheet.ts'
import { inTransaction } from '../../http/transaction.ts'
import { listLog, readLog } from './logList.ts'
import { logColumns, logTitle } from './words.ts'

/** The ids of the wire that mean the whole log. */
const everything = 'allclear'

/** The log of sign-ins and operations (wire contract 1.10). */
export const logModule = defineModule({
  id: 'log',
  routes: [
    route({ method: 'GET', path: '/sys/log/list', access: code('log:list'), handler: (call) => listLog(call) }),
    route({
      method: 'DELETE',
      path: '/sys/log/delete',
      access: code('log:delete'),
      query: Type.Object({ id: Type.String({ minLength: 1 }) }),
      handler: async (call) => {
        await removeEntries(call, [call.query.id])
        return ok(null, messages.removed)
      },
    }),
    route({
      method: 'DELETE',
      path: '/sys/log/deleteBatch',
      access: code('log:delete'),
      query: Type.Object({ ids: Type.String({ minLength: 1 }) }),
      handler: async (call) => {
        await removeEntries(call, call.query.ids === everything ? 'all' : splitIds(call.query.ids))
        return ok(null, messages.removedBatch)
      },
    }),
    route({
      method: 'GET',
      path: '/sys/log/exportXls',
      access: code('log:export'),
      query: Type.Object({ selections: Type.String({ default: '' }) }),
      handler: (call) => exportLog(call, splitIds(call.query.selections)),
    }),
  ],
})

/** Removes entries; that somebody did so is itself an entry. */
function removeEntries(call: SignedInCall, ids: readonly string[] | 'all'): Promise<void> {
  return inTransaction(call.db, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('sysLog')
      .$if(ids !== 'all', (query) => query.where('id', 'in', ids === 'all' ? [] : ids))
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw createError('recordNotFound')
    await logOperation({ ...call, db }, { type: 'delete', content: '删除日志', values: { ids } })
  })
}

async function exportLog(call: SignedInCall, ids: readonly string[]): Promise<RawAnswer> {
  const entries = await readLog(call, ids, sheetRows)
  const title = logTitle[call.language]
  const names = Object.keys(logColumns)
  const headers = Object.values(logColumns).map((label) => label[call.language])
  const rows = entries.map((entry) => names.map((name) => entry[`${name}_dictText`] ?? entry[name]))
  await logOperation(call, { type: 'export', content: '导出日志', values: { count: entries.length } })
  const { content, type, ending } = writeSheet(title, headers, rows)
  return attachment(content, `${title}${ending}`, type)
}
