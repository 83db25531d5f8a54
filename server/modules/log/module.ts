import { Type } from 'typebox'
import { createError } from '../../../runtime/language/index.ts'
import {
  code,
  defineModule,
  logOperation,
  messages,
  ok,
  route,
  type SignedInCall,
  texts,
  withTransaction,
} from '../../http/index.ts'
import { selectVisible, splitIds } from '../../http/resource/index.ts'
import { logEntries, valuesCode } from './logList.ts'

/** The ids of the wire that mean the whole log. */
const everything = 'allclear'

/** The log of sign-ins and operations (wire contract 1.10). */
export const logModule = defineModule({
  id: 'log',
  section: '7.2',
  powers: [valuesCode],
  routes: [
    logEntries.routes,
    route(
      'DELETE',
      '/sys/log/deleteBatch',
      code('log:delete'),
      { query: { ids: Type.String({ minLength: 1 }) }, resource: logEntries.model, act: 'none' },
      async (call) => {
        if (call.query.ids === everything) await clearLog(call)
        else await logEntries.remove(call, splitIds(call.query.ids))
        return ok(null, messages.removedBatch)
      },
    ),
  ],
})

/** Removes all entries that the caller sees; that somebody did so is itself an entry. */
function clearLog(call: SignedInCall): Promise<void> {
  return withTransaction(call, async (inner) => {
    const visible = await selectVisible(logEntries.model, inner)
    const { numDeletedRows } = await inner.db
      .deleteFrom('sysLog')
      .where('id', 'in', visible.select('id').$castTo<{ id: string }>())
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw createError('recordNotFound')
    await logOperation(inner, {
      type: 'delete',
      content: texts('清空日志', 'Log cleared', '清空日誌'),
      values: { count: Number(numDeletedRows) },
    })
  })
}
