import { sql } from 'kysely'
import { findRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { idsOf, type SignedInCall, type Subjects } from '../../http/index.ts'
import { splitIds } from '../../http/resource/index.ts'
import { readCatalogue } from '../../online/tables/readCatalogue.ts'
import type { Grantee } from './auth/grants.ts'

/** The form that a call added. */
export const ofAnswer = (_call: unknown, result?: unknown): Subjects => ({ forms: idsOf(result) })

/** The form that a call names in its address. */
export const ofForm = ({ params }: { readonly params: { readonly id: string } }): Subjects => ({ forms: [params.id] })

/** The forms of the tables that a call names, once they are there: the records are there before. */
export async function ofTables({
  db,
  params,
}: Pick<SignedInCall, 'db'> & { readonly params: { readonly tables: string } }): Promise<Subjects> {
  const rows = await findRows(db, 'onlCgformHead', { tableName: splitIds(params.tables) }, ['id'])
  return { forms: rows.map(({ id }) => id) }
}

/** Forms that go, whose records go with their tables where `dropsTables` says so: what is lost is lost to all who had it. */
export async function ofRemoved(db: Connection, ids: readonly string[], dropsTables: boolean): Promise<Subjects> {
  const heads = dropsTables
    ? await findRows(db, 'onlCgformHead', { id: [...ids] }, ['id', 'tableName', 'copyType'])
    : []
  const emptied: string[] = []
  // A view has no records of its own.
  for (const { id, tableName, copyType } of heads)
    if (copyType !== 1 && (await hasRecords(db, tableName))) emptied.push(id)
  return { forms: ids, emptied }
}

/** Whether a table is there with a record. Until the transaction ends nobody writes another one, which would go with it. */
async function hasRecords(db: Connection, table: string): Promise<boolean> {
  if ((await readCatalogue(db, table)) === undefined) return false
  await sql`lock table ${sql.id(table)} in access exclusive mode`.execute(db.withoutPlugins())
  const { rows } = await sql`select 1 from ${sql.id(table)} limit 1`.execute(db.withoutPlugins())
  return rows.length > 0
}

/** The form of a rule that a call names in its address. */
export const ofRule = ({
  db,
  params,
}: Pick<SignedInCall, 'db'> & { readonly params: { readonly id: string } }): Promise<Subjects> =>
  ofRuleOf(db, [params.id])

/** The form of a rule that a call sends, whichever form its address names. */
export const ofSentRule = ({
  db,
  body,
}: Pick<SignedInCall, 'db'> & { readonly body: Readonly<Record<string, unknown>> }): Promise<Subjects> =>
  ofRuleOf(db, idsOf(body))

async function ofRuleOf(db: Connection, ids: readonly string[]): Promise<Subjects> {
  const rules = await findRows(db, 'onlAuthData', { id: [...ids] }, ['cgformId'])
  return { forms: rules.map(({ cgformId }) => cgformId) }
}

/** A form, and those to whom something of it is given. */
export function toSubjects({
  roleId,
  cgformId,
  authMode = 'role',
}: Pick<Grantee, 'roleId' | 'cgformId'> & { readonly authMode?: Grantee['authMode'] | undefined }): Subjects {
  const forms = [cgformId]
  if (authMode === 'user') return { forms, users: [roleId] }
  return { forms, grantees: authMode === 'role' ? { roles: [roleId] } : { departs: [roleId] } }
}
