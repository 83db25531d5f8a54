import { type SqlBool, sql } from 'kysely'
import { Type } from 'typebox'
import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import {
  code,
  defineModule,
  findAccessibleTable,
  findUnique,
  ok,
  route,
  selectAccessible,
  signedIn,
} from '../../http/index.ts'
import { uniqueMessages } from '../../http/resource/index.ts'
import { listCheckableTables } from './tables.ts'

const messages = {
  empty: { zh: '数据为空,不作处理！', en: 'There is no value to check.', tw: '資料為空,不作處理！' },
  refused: { zh: '该字段不允许校验', en: 'This field cannot be checked.', tw: '該欄位不允許校驗' },
} as const satisfies Record<string, LanguageTexts>

const text = Type.String({ default: '' })

/** Whether a value is taken already; tables and columns that did not declare it are refused (wire contract 1.10). */
export const duplicateModule = defineModule({
  id: 'duplicate',
  section: '7.2',
  routes: [
    route(
      'GET',
      '/sys/duplicate/check',
      signedIn('Every form asks before it is sent; only columns that declare themselves unique answer.'),
      { query: { tableName: text, fieldName: text, fieldVal: text, dataId: text } },
      async (call) => {
        const { db, query } = call
        const table = await findAccessibleTable(call, query.tableName)
        const column = findUnique(table, query.fieldName)
        if (table === undefined || column === undefined) throw createFailure(messages.refused)
        if (table.isCheckedByReaders === true && (await table.open?.(call))?.readable.includes(column) !== true)
          throw createFailure(messages.refused)
        const sent = query.fieldVal.trim()
        const value = table.lowerCase?.includes(column) === true ? sent.toLowerCase() : sent
        if (value === '') return ok(null, messages.empty, { code: 500 })
        let found = selectAccessible(db, table)
          .select('id')
          .where(sql<SqlBool>`cast(${sql.ref(column)} as text) = ${value}`)
        if (query.dataId !== '') found = found.where(sql<SqlBool>`cast(id as text) <> ${query.dataId}`)
        const other = await found.limit(1).executeTakeFirst()
        if (other !== undefined || (await table.isUsed?.(db, column, value)) === true)
          throw createFailure(uniqueMessages.taken)
        return ok(null, uniqueMessages.free)
      },
    ),
    route('GET', '/sys/duplicate/tables', code('duplicate:list'), ({ services, language }) =>
      listCheckableTables(services.tables, language),
    ),
  ],
})
