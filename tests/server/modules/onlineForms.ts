import type { TestAnswer, TestServer } from '../harness.ts'

/** The codes of the designer. */
export const designCodes = ['list', 'add', 'edit', 'delete', 'synch', 'enhance', 'auth'].map(
  (word) => `online.form:${word}`,
)

export type Row = Readonly<Record<string, unknown>>

/** A form as `getByHead` gives it. */
export interface Form {
  readonly head: Row & { readonly id: string; readonly tableName: string; readonly tableVersion: number }
  readonly fields: readonly (Row & { readonly id: string; readonly dbFieldName: string })[]
  readonly indexs: readonly (Row & { readonly id: string; readonly indexName: string })[]
}

/** A field for a request. */
export const field = (dbFieldName: string, more: Row = {}): Row => ({ dbFieldName, dbFieldTxt: dbFieldName, ...more })

/** The calls of the designer, as one person makes them. */
export function openDesigner(server: TestServer, token: string, headers: Readonly<Record<string, string>> = {}) {
  const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, request: object = {}) =>
    server.call<T>(method, `/online/cgform/${path}`, { token, headers, ...request })
  const read = async (id: string): Promise<Form> =>
    (await call<Form>('GET', 'api/getByHead', { query: { id } })).body.result
  const must = async <T>(answer: Promise<TestAnswer<T>>): Promise<T> => {
    const { body } = await answer
    if (!body.success) throw new Error(body.message)
    return body.result
  }
  const add = async (head: Row, fields: readonly Row[], indexs: readonly Row[] = []): Promise<Form> => {
    const body = { head: { tableTxt: 'Title', ...head }, fields, indexs }
    const { id } = await must(call<{ readonly id: string }>('POST', 'api/addAll', { body }))
    return read(id)
  }
  return {
    call,
    must,
    read,
    add,
    /** Sends a whole form back, changed. */
    edit: (form: Form, change: Row = {}) =>
      call<Row>('PUT', 'api/editAll', {
        body: {
          head: form.head,
          fields: form.fields,
          indexs: form.indexs,
          deleteFieldIds: [],
          deleteIndexIds: [],
          ...change,
        },
      }),
    synchronise: async (id: string, confirm?: string): Promise<void> => {
      await must(call('POST', `api/doDbSynch/${id}/normal`, confirm === undefined ? {} : { query: { confirm } }))
    },
  }
}
