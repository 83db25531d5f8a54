import { sql } from 'kysely'
import { createId } from '../../../server/db/id.ts'
import type { TestAnswer, TestServer } from '../harness.ts'
import { makeForms, type TestForm } from '../online/forms.ts'
import { addDelegate, addGivenRole, type Delegate, type GivenNode } from './delegates.ts'

/** The codes of somebody who designs forms; none of them opens records. */
export const design = ['online.form:list', 'online.form:edit', 'online.form:add', 'online.form:synch']

const freshName = () => `scene_${createId().slice(-10)}`

type Body = TestAnswer<unknown>['body'] & {
  readonly result: { readonly refusal?: { readonly lacking: readonly string[] }; readonly digest?: string }
}

/** What tests of rights on forms do, on a server. */
export function createFormScene(server: () => TestServer) {
  const call = async (
    who: { readonly token: string },
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    values: object = {},
  ): Promise<Body> => {
    const isWrite = method === 'PUT' || method === 'POST'
    const query = values as Record<string, string>
    const { body } = await server().call(method, path, {
      token: who.token,
      headers: { 'accept-language': 'en' },
      ...(isWrite ? { body: values } : { query }),
    })
    return body as Body
  }
  /** Somebody with one role that grants nodes, each given as itself or by its code. */
  const person = async (nodes: readonly (GivenNode | string)[], tenants: readonly number[] = []): Promise<Delegate> => {
    const role = await addGivenRole(
      server(),
      nodes.map((node) => (typeof node === 'string' ? { perms: node } : node)),
    )
    return addDelegate(server(), { roles: [role.id], tenants })
  }
  const addForm = async (
    fields: TestForm['fields'] = { code: {}, secret: {} },
    { buttons, ...head }: { readonly buttons?: TestForm['buttons'] } & Readonly<Record<string, unknown>> = {},
  ) => {
    const tableName = freshName()
    const [id = ''] = await makeForms(server().db, {
      head: { tableTxt: 'Salaries', ...head, tableName },
      fields,
      ...(buttons === undefined ? {} : { buttons }),
    })
    return { id, tableName, list: `onl:${tableName}:list`, address: `/online/cgformList/${id}` }
  }
  const addRecord = async (table: string, values: Readonly<Record<string, unknown>>): Promise<string> => {
    const id = createId()
    const entries = Object.entries({ id, ...values })
    await sql`insert into ${sql.table(table)} (${sql.join(entries.map(([name]) => sql.ref(name)))})
      values (${sql.join(entries.map(([, value]) => sql`${value}`))})`.execute(server().db.withoutPlugins())
    return id
  }
  const readTable = async (table: string) =>
    (
      await sql<Readonly<Record<string, unknown>>>`select * from ${sql.table(table)} order by id`.execute(
        server().db.withoutPlugins(),
      )
    ).rows
  const readField = async (form: string, name: string) => {
    const fields = await server()
      .db.selectFrom('onlCgformField')
      .selectAll()
      .where('cgformHeadId', '=', form)
      .where('dbFieldName', '=', name)
      .executeTakeFirstOrThrow()
    const { createBy: _by, createTime: _at, updateBy: _editor, updateTime: _edited, ...field } = fields
    return field
  }
  const change = (
    who: Delegate,
    id: string,
    fields: readonly object[],
    { deleteFieldIds = [], head = {} }: { readonly deleteFieldIds?: readonly string[]; readonly head?: object } = {},
  ) => call(who, 'PUT', '/online/cgform/api/editAll', { head: { id, ...head }, fields, indexs: [], deleteFieldIds })
  const list = async (who: { readonly token: string }, id: string) => {
    const { result } = await call(who, 'GET', `/online/cgform/api/getData/${id}`, { pageSize: '100' })
    return ((result as { readonly records?: unknown } | null)?.records ?? []) as readonly Readonly<
      Record<string, unknown>
    >[]
  }
  /** Brings a table to its form, with all that is lost by it. */
  const synch = async (who: Delegate, id: string, mode: 'normal' | 'force' = 'normal') => {
    const path = `/online/cgform/api/doDbSynch/${id}/${mode}`
    const first = await call(who, 'POST', path)
    const confirm = first.result?.digest
    return first.success || confirm === undefined ? first : call(who, 'POST', path, { confirm })
  }
  return { call, person, addForm, addRecord, readTable, readField, change, list, synch }
}
