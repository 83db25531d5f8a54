import { callAsAdministrator } from './administrator.ts'
import type { RunningApp } from './app.ts'

type Values = Readonly<Record<string, unknown>>

/** A form as a designer describes it (wire contract 1.14). */
interface Description {
  readonly head: Values
  readonly fields: readonly Values[]
  readonly [part: string]: unknown
}

/** A field of a description by its column and its label. */
export const field = (dbFieldName: string, dbFieldTxt: string, values: Values = {}) => ({
  dbFieldName,
  dbFieldTxt,
  ...values,
})

/** Describes forms and makes their tables, in that order. */
export async function describeForms(app: RunningApp, forms: readonly Description[]): Promise<void> {
  for (const { head, fields, ...rest } of forms) {
    const numbered = fields.map((each, orderNum) => ({ orderNum: orderNum + 10, ...each }))
    const form = { head, fields: numbered, ...rest }
    const { id } = (await callAsAdministrator(app, 'POST', '/online/cgform/api/addAll', form)) as {
      readonly id: string
    }
    await callAsAdministrator(app, 'POST', `/online/cgform/api/doDbSynch/${id}/normal`, {})
  }
}

/** What the records of a form hold in some of its columns, in the order of the first. */
export async function readRows(
  app: RunningApp,
  table: string,
  names: readonly string[],
): Promise<readonly (readonly unknown[])[]> {
  const query = `column=${names[0]}&order=asc&pageSize=100`
  const { records } = (await callAsAdministrator(app, 'GET', `/online/cgform/api/getData/${table}?${query}`)) as {
    readonly records: readonly Values[]
  }
  return records.map((record) => names.map((name) => record[name]))
}

/** Adds a record to a form and gives its id. */
export const addRecord = async (app: RunningApp, table: string, record: Values): Promise<string> =>
  String(await callAsAdministrator(app, 'POST', `/online/cgform/api/form/${table}`, record))
