import { type SqlBool, sql } from 'kysely'
import { escapeLike } from '../../http/query/toExpression.ts'
import { resource } from '../../http/resource/resource.ts'
import { logColumns, logTitle } from './words.ts'

/** Entries of the log as records (wire contract 1.10); the server alone writes them. `keyWord` finds parts of what was done. */
export const logEntries = resource({
  path: '/sys/log',
  table: 'sysLog',
  title: logTitle,
  access: 'log',
  operations: ['list', 'queryById', 'delete', 'exportXls'],
  hasAuthors: false,
  fields: {
    logContent: { type: 'text', label: logColumns.logContent },
    logType: { type: 'integer', dict: 'log_type', label: logColumns.logType },
    operateType: { type: 'integer', dict: 'operate_type', label: logColumns.operateType },
    userid: { type: 'text', exported: false },
    username: { type: 'text', label: logColumns.username },
    ip: { type: 'text', label: logColumns.ip },
    method: { type: 'text', exported: false },
    requestUrl: { type: 'text', label: logColumns.requestUrl },
    requestType: { type: 'text', exported: false },
    requestParam: { type: 'text', label: logColumns.requestParam },
    costTime: { type: 'integer', label: logColumns.costTime },
    createTime: { type: 'datetime', label: logColumns.createTime },
  },
  filters: {
    keyWord: (query, value) => query.where(sql<SqlBool>`log_content like ${`%${escapeLike(value)}%`}`),
  },
})
