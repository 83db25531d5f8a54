import type { Connection } from '../../db/schema.ts'
import { formRoutes } from '../form/grant/addresses.ts'
import { findFormHead } from '../form/storedForms.ts'
import { type OperationPrefix, operationsOf } from './operationCodes.ts'

/** Something that is made online, as its operations are granted. */
export interface OnlineThing {
  /** How the codes of its operations begin, such as `onl:orders`. */
  readonly code: string
  /** What may be done with it besides seeing it. */
  readonly operations: readonly string[]
}

const toThing = (prefix: OperationPrefix, name: string): OnlineThing => ({
  code: `${prefix}:${name}`,
  operations: operationsOf[prefix].filter((operation) => operation !== 'list'),
})

/** Finds a thing by the id or the name that an address or a document says. */
type FindThing = (db: Connection, named: string) => Promise<OnlineThing | undefined>

export const findFormThing: FindThing = async (db, named) => {
  const head = await findFormHead(db, named)
  return head === undefined ? undefined : toThing('onl', head.tableName)
}

export const findReportThing: FindThing = (db, named) => findByCode(db, 'onlCgreportHead', 'report', named)

const findGraphThing: FindThing = (db, named) => findByCode(db, 'onlGraphreportHead', 'graph', named)

const findTempletThing: FindThing = async (db, named) => {
  const templets = await db
    .selectFrom('onlGraphreportTemplet')
    .select(['id', 'templetCode as code'])
    .where((where) => where.or([where('id', '=', named), where('templetCode', '=', named)]))
    .execute()
  return chooseThing('templet', templets, named)
}

async function findByCode(
  db: Connection,
  table: 'onlCgreportHead' | 'onlGraphreportHead',
  prefix: OperationPrefix,
  named: string,
): Promise<OnlineThing | undefined> {
  const heads = await db
    .selectFrom(table)
    .select(['id', 'code'])
    .where((where) => where.or([where('id', '=', named), where('code', '=', named)]))
    .execute()
  return chooseThing(prefix, heads, named)
}

/** An id goes before a code that somebody gave the same text. */
function chooseThing(
  prefix: OperationPrefix,
  heads: readonly { readonly id: string; readonly code: string }[],
  named: string,
): OnlineThing | undefined {
  const head = heads.find(({ id }) => id === named) ?? heads[0]
  return head === undefined ? undefined : toThing(prefix, head.code)
}

const routes: Readonly<Record<string, FindThing>> = {
  ...Object.fromEntries(formRoutes.map((route) => [route, findFormThing])),
  '/online/cgreport': findReportThing,
  '/online/graphreport/chart': findGraphThing,
  '/online/graphreport/templet': findTempletThing,
}

const splitAddress = (url: unknown): { readonly find: FindThing; readonly named: string } | undefined => {
  const [, route = '', named = ''] = /^(.+)\/([^/?#]+)$/.exec(typeof url === 'string' ? url : '') ?? []
  const find = Object.hasOwn(routes, route) ? routes[route] : undefined
  return find === undefined ? undefined : { find, named }
}

/** Whether the address of a menu node is one under which forms or reports open. */
export const leadsToThing = (url: unknown): boolean => splitAddress(url) !== undefined

/** The thing to which the address of a menu node leads (wire contract 1.13, 1.15); undefined for other addresses. */
export async function findThingAt(db: Connection, url: unknown): Promise<OnlineThing | undefined> {
  const address = splitAddress(url)
  return address?.find(db, address.named)
}
