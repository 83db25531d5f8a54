import { sql } from 'kysely'
import { createId } from '../../../server/db/id.ts'
import { addDelegate, addGivenRole, type GivenNode } from '../authority/delegates.ts'
import type { TestAnswer, TestServer } from '../harness.ts'
import { makeForms, type TestForm } from './forms.ts'

type Row = Readonly<Record<string, unknown>>

/** A form of a test with a table of its own. */
export interface MadeForm {
  readonly id: string
  readonly table: string
  /** The access codes of some operations. */
  readonly codes: (...operations: readonly string[]) => readonly GivenNode[]
  /** A node that leads to the form, with a data rule: only records of one value are seen. */
  readonly ruled: (column: string, value: string) => GivenNode
}

const freshTable = (): string => `right_${createId().slice(-10)}`

const toMade = (id: string, table: string): MadeForm => ({
  id,
  table,
  codes: (...operations) => operations.map((operation) => ({ perms: `onl:${table}:${operation}` })),
  ruled: (column, value) => ({
    perms: `onl:${table}:list`,
    url: `/online/cgformList/${id}`,
    rules: [{ column, value }],
  }),
})

/** What tests of rights on forms do over and over, on one server. */
export const createRights = (server: () => TestServer) => ({
  addForm: async (form: Omit<TestForm, 'head'> & { readonly head?: Row }): Promise<MadeForm> => {
    const table = freshTable()
    const [id = ''] = await makeForms(server().db, {
      ...form,
      head: { tableTxt: 'Orders', ...form.head, tableName: table },
    })
    return toMade(id, table)
  },

  /** A main table and one sub table of it, whose `main_id` names the record. */
  addWithSub: async ({ main = {}, sub = {} }: { readonly main?: Row; readonly sub?: Row } = {}) => {
    const [table, subTable] = [freshTable(), freshTable()]
    const [id = '', subId = ''] = await makeForms(
      server().db,
      {
        head: { tableTxt: 'Orders', tableType: 2, subTableStr: subTable, ...main, tableName: table },
        fields: { code: {} },
      },
      {
        head: { tableTxt: 'Items', tableType: 3, relationType: 0, ...sub, tableName: subTable },
        fields: {
          code: {},
          main_id: { dbLength: 36, mainTable: table, mainField: 'id', isShowForm: 0, isShowList: 0 },
        },
      },
    )
    return { main: toMade(id, table), sub: toMade(subId, subTable) }
  },

  /** Somebody who is signed in with some nodes of the menu. */
  signIn: async (nodes: readonly GivenNode[]) => {
    const role = await addGivenRole(server(), nodes)
    const { token } = await addDelegate(server(), { roles: [role.id] })
    return {
      call: async <T = Row>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, values: Row = {}) => {
        const isWrite = method === 'PUT' || method === 'POST'
        const { body } = await server().call<T>(method, `/online/cgform/api/${path}`, {
          token,
          headers: { 'accept-language': 'en' },
          ...(isWrite ? { body: values } : { query: values as Readonly<Record<string, string>> }),
        })
        return body as TestAnswer<T>['body']
      },
      token,
    }
  },

  /** Puts a record into a table, whoever may see it. */
  addRecord: async (table: string, values: Row): Promise<string> => {
    const id = createId()
    const entries = Object.entries({ id, ...values })
    await sql`insert into ${sql.table(table)} (${sql.join(entries.map(([name]) => sql.ref(name)))})
      values (${sql.join(entries.map(([, value]) => sql`${value}`))})`.execute(server().db.withoutPlugins())
    return id
  },

  /** Every record of a table as it is stored, by one of its columns. */
  readAll: async (table: string, column = 'code'): Promise<readonly Row[]> =>
    (
      await sql<Row>`select * from ${sql.table(table)} order by ${sql.ref(column)}`.execute(
        server().db.withoutPlugins(),
      )
    ).rows,

  /** Puts a statement behind a button of a form. */
  setStatement: (cgformHeadId: string, buttonCode: string, cgbSql: string) =>
    server()
      .db.insertInto('onlCgformEnhanceSql')
      .values({ id: createId(), cgformHeadId, buttonCode, cgbSql })
      .execute(),

  /** Withholds buttons from everybody who was not granted them. */
  withholdButtons: (cgformId: string, ...codes: readonly string[]) =>
    server()
      .db.insertInto('onlAuthPage')
      .values(codes.map((code) => ({ id: createId(), cgformId, code, type: 2, control: 5, page: 3 })))
      .execute(),

  /** Withholds a field from everybody who was not granted it: from lists, from forms, or from being changed in them. */
  withholdField: (cgformId: string, code: string, from: 'list' | 'form' | 'change') =>
    server()
      .db.insertInto('onlAuthPage')
      .values({
        id: createId(),
        cgformId,
        code,
        type: 1,
        control: from === 'change' ? 3 : 5,
        page: from === 'list' ? 3 : 5,
      })
      .execute(),
})
