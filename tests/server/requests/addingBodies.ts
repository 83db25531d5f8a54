import type { Targets } from '../modules/foreignCalls.ts'
import { soundBodies } from './trial/soundBodies.ts'

type Values = Readonly<Record<string, unknown>>

/** What a call that adds is sent: the values of the places in its path, its query, and its body. */
export interface Adding {
  readonly places?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Values
}

/** What a call that adds may name beside the records of a trial. */
export interface Scene {
  readonly targets: Targets
  readonly idOf: (family: string) => unknown
  /** The entry of the menu that leads to the form `demo_order`, and the form. */
  readonly entry: string
  readonly orders: string
  /** A form with a move, and a record `moved` that may be moved again and again. */
  readonly moves: string
  /** The name of who calls. */
  readonly caller: string
  /** A table that no form describes. */
  readonly spare: string
}

const page = {
  ...{ kind: 'list', version: 1, title: 'Once', source: { rest: '/sys/position' } },
  ...{ fields: { name: { label: 'Name', widget: 'input' } }, columns: ['name'] },
}
const noon = { startTime: '2026-05-01 12:00:00', endTime: '2026-05-01 13:00:00' }
const always = { startTime: '2020-01-01 00:00:00', endTime: '2999-01-01 00:00:00' }

/** How the calls are made that no trial begins with, or begins with differently; `word` is in what has to be unique. */
const others: Readonly<Record<string, (word: string, scene: Scene) => Adding>> = {
  '/sys/permission/place': (word) => ({ body: { name: word, url: `/${word}` } }),
  '/sys/permission/addOperations': (_word, { entry }) => ({ body: { id: entry } }),
  '/sys/page/add': (word) => ({ body: { document: JSON.stringify({ ...page, id: `once.${word}` }) } }),
  '/sys/event/add': (word) => ({ body: { title: word, wholeDay: 'N', ...noon } }),
  '/sys/sysUserAgent/add': (_word, { targets, caller }) => ({
    body: { userName: caller, agentUserName: targets.own.username, status: '1', ...always },
  }),
  '/online/cgform/api/transition/:code/:move': (_word, { moves }) => ({
    places: { code: moves, move: 'close' },
    body: { id: 'moved' },
  }),
  '/online/cgform/api/doButton': (_word, { orders }) => ({
    body: { formId: orders, buttonCode: 'copy', uiFormData: {} },
  }),
  '/online/cgform/design/add': (word) => ({
    body: { title: word, table: word, kind: 'records', fields: [{ label: 'Days', name: 'days', type: 'wholeNumber' }] },
  }),
  '/online/cgform/head/copyOnline': (_word, { orders }) => ({ query: { code: orders } }),
  '/online/cgform/head/copyOnlineTable/:id': (word, { orders }) => ({
    places: { id: orders },
    query: { tableName: `${word}_copy` },
  }),
  '/online/cgform/head/transTables/:tables': (_word, { spare }) => ({ places: { tables: spare } }),
  '/online/cgform/head/enhanceSql/:formId': (_word, { orders }) => ({
    places: { formId: orders },
    body: { buttonCode: 'edit', cgbSql: "update demo_order set customer = 'x' where id = '#{id}'" },
  }),
  '/online/cgform/head/enhanceJava/:formId': (_word, { orders }) => ({
    places: { formId: orders },
    body: { buttonCode: 'copy', event: 'end', cgJavaType: 'http', cgJavaValue: 'https://example.com/' },
  }),
}

/** How a call that adds is made, by its path; undefined for one that this file does not know. */
export function findAdding(path: string, word: string, scene: Scene): Adding | undefined {
  const other = others[path]
  if (other !== undefined) return other(word, scene)
  const sound = soundBodies[path]
  if (sound === undefined) return undefined
  const body = sound(word, scene.targets, scene.idOf)
  const { formId = scene.orders, id = scene.orders } = body
  return { places: { code: 'demo_order', formId: String(formId), id: String(id) }, body }
}
