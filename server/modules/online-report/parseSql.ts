import type { SignedInCall } from '../../http/index.ts'
import type { FieldType } from '../../http/query/condition.ts'
import { readStatement } from '../../online/sql/reading/readStatement.ts'
import { readColumns } from '../../online/sql/runQuery.ts'

const fieldTypes: Readonly<Record<FieldType, string>> = {
  text: 'String',
  integer: 'Integer',
  decimal: 'Double',
  boolean: 'String',
  date: 'Date',
  datetime: 'Datetime',
  json: 'String',
}

/** Reads a query for the designer: its columns, which the database tells without running it, and its parameters. */
export async function parseSql(call: SignedInCall, sql: string, dbKey: string) {
  const { occurrences } = await readStatement(sql, call.user.id)
  const columns = await readColumns(call, { sql, dataSource: dbKey })
  const names = [...new Set(occurrences.filter(({ kind }) => kind === 'parameter').map(({ name }) => name))]
  return {
    fields: columns.map(({ name, type }, index) => ({
      fieldName: name,
      fieldTxt: name,
      fieldType: fieldTypes[type],
      isShow: 1,
      orderNum: index,
    })),
    params: names.map((name, index) => ({ paramName: name, paramTxt: name, paramValue: '', orderNum: index })),
  }
}
