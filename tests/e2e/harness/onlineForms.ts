import { expect } from 'vitest'
import type { RunningApp } from './app.ts'
import { call } from './call.ts'

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
export async function describeForms(app: RunningApp, token: string, forms: readonly Description[]): Promise<void> {
  for (const { head, fields, ...rest } of forms) {
    const numbered = fields.map((each, orderNum) => ({ orderNum: orderNum + 10, ...each }))
    const added = await call(app, token, 'POST', '/online/cgform/api/addAll', { head, fields: numbered, ...rest })
    expect(added, JSON.stringify(added)).toMatchObject({ success: true })
    const { id } = added.result as { readonly id: string }
    const made = await call(app, token, 'POST', `/online/cgform/api/doDbSynch/${id}/normal`, {})
    expect(made, JSON.stringify(made)).toMatchObject({ success: true })
  }
}

/** What the records of a form hold in some of its columns, in the order of the first. */
export async function readRows(
  app: RunningApp,
  token: string,
  table: string,
  names: readonly string[],
): Promise<readonly (readonly unknown[])[]> {
  const query = `column=${names[0]}&order=asc&pageSize=100`
  const { result } = await call(app, token, 'GET', `/online/cgform/api/getData/${table}?${query}`)
  return (result as { readonly records: readonly Values[] }).records.map((record) => names.map((name) => record[name]))
}
