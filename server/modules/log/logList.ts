import { type SqlBool, sql } from 'kysely'
import { toShownText, type Viewer } from '../../http/index.ts'
import { escapeLike } from '../../http/query/toExpression.ts'
import { resource, selectVisible, type Values } from '../../http/resource/index.ts'

/** Who reads what requests held: the values of everybody's writes, whatever rules on the records say. */
export const valuesCode = 'log:values'

/**
 * An entry with the sentence for its reader as the text beside the family's own, which existing clients go on reading. Who
 * may not read the one reads neither.
 */
export function withShownContent({ shownContent, ...record }: Values): Values {
  return Object.hasOwn(record, 'logContent') ? { ...record, logContent_dictText: shownContent } : record
}

/** Entries of the log as records (wire contract 1.10); the server alone writes them. `keyWord` finds parts of what was done. */
export const logEntries = resource({
  path: '/sys/log',
  table: 'sysLog',
  model: 'system.log',
  title: { zh: '系统日志', en: 'Log', tw: '系統日誌' },
  access: 'log',
  act: 'none',
  operations: ['list', 'queryById', 'delete', 'exportXls'],
  hasAuthors: false,
  tenant: { field: 'tenantId' },
  fields: {
    logContent: {},
    logType: { type: 'integer' },
    operateType: { type: 'integer' },
    userid: { type: 'text', exported: false },
    username: {},
    ip: {},
    method: { exported: false },
    requestUrl: {},
    requestType: { exported: false },
    requestParam: { access: valuesCode },
    costTime: { type: 'integer' },
    createTime: { type: 'datetime' },
  },
  derived: async ({ language = 'zh' }) => ({ shownContent: toShownText('logContent', 'logContent', language) }),
  present: async (records) => records.map(withShownContent),
  filters: {
    keyWord: {
      fields: ['logContent'],
      narrow: (query, value, { language }) => {
        const pattern = `%${escapeLike(value)}%`
        const shown = toShownText('logContent', 'logContent', language)
        return query.where(sql<SqlBool>`(${shown} like ${pattern} or log_content like ${pattern})`)
      },
    },
  },
})

/** The entries that a viewer sees, as calls count and show them that are no list of entries. */
export const selectEntries = async (viewer: Viewer) =>
  (await selectVisible(logEntries.model, viewer)).select([
    'id',
    ...['logType', 'operateType', 'method', 'userid', 'username', 'logContent', 'texts', 'ip', 'createTime'],
  ])
