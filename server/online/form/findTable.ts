import { type SqlBool, sql } from 'kysely'
import { AppError } from '../../../runtime/language/index.ts'
import { readCached } from '../../db/changes.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import type { Connection } from '../../db/schema.ts'
import { grantTopics } from '../../http/access.ts'
import type { AccessibleTable, FileViewer, OpenTable } from '../../http/accessibleTable.ts'
import { escapeLike } from '../../http/query/toExpression.ts'
import { narrowRecords } from '../../http/resource/narrow.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { FormDescription, FormHead } from './description.ts'
import { isOfCall, readFormRules } from './grant/readGrant.ts'
import { readKeptRules } from './keptRules.ts'
import { toMainNarrowing } from './mainScope.ts'
import { toNamedColumns } from './namedColumns.ts'
import { openForm } from './openForm.ts'
import { toFormModel } from './resource/toFormModel.ts'
import { findFormHead, readDescription } from './storedForms.ts'
import { toTreeColumns, withTreeParent } from './tree/parentField.ts'

/**
 * Finds the table of an online form for calls that name tables: dictionaries, linked choices, trees, the duplicate check
 * and the data log (wire contract 2.6). What may be read of it is what some form says it reads: the columns that the
 * fields of forms name for their choices. Its rows are narrowed as everywhere, those of a sub table to those whose main
 * record is seen, and so are those whose texts stand in other records. Versions of records are read by who opens the form, as the form shows the records to them.
 */
export async function findFormTable(db: Connection, name: string): Promise<AccessibleTable | undefined> {
  const head = await findTableHead(db, name)
  if (head === undefined || head.copyType === 1 || head.isDbSynch !== 'Y') return undefined
  const form = withTreeParent(await readDescription(db, head))
  const model = toFormModel(form)
  const named = await readNamedColumns(db, form)
  const mark = model.tree?.hasChildren?.field
  return {
    table: head.tableName,
    isVerbatim: true,
    key: model.key,
    lookup: named.filter((column) => column !== mark),
    lookupOf: async (viewer) => readTreeColumns(viewer, form),
    marks: mark === undefined ? [] : [mark],
    unique: form.fields.filter(({ fieldValidType }) => fieldValidType === 'only').map(({ dbFieldName }) => dbFieldName),
    isCheckedByReaders: true,
    narrow: async (query, viewer) => {
      const within = await ofTenant(query, viewer, head)
      return narrowRecords(toFormModel(form, await readFormRules(viewer, head), toMainNarrowing(form)), within, viewer)
    },
    narrowTexts: async (query, viewer) => {
      const { tenant: _, ...whole } = toFormModel(form, await readKeptRules(viewer, head), toMainNarrowing(form))
      return narrowRecords(whole, await ofTenant(query, viewer, head), viewer)
    },
    ...(model.tenant === undefined ? {} : { tenant: model.tenant }),
    records: { title: model.title, fields: model.fields },
    open: (viewer) => openFormTable(viewer, head.id),
  }
}

/** The columns by which records of a tree name each other, as far as somebody reads them; kept until something changes. */
function readTreeColumns(viewer: FileViewer, form: FormDescription): Promise<readonly string[]> | readonly string[] {
  const columns = toTreeColumns(form)
  if (columns.length === 0) return []
  const { db, user, tenantId } = viewer
  return readCached(db, `treeColumns:${form.head.id}:${user.id}:${tenantId}`, async () => {
    const readable = (await openFormTable(viewer, form.head.id))?.readable ?? []
    const topics = ['onl_cgform_head', 'onl_cgform_field', 'onl_auth_page', 'onl_auth_relation', ...grantTopics]
    return { value: columns.filter((column) => readable.includes(column)), topics: [...topics, `user:${user.id}`] }
  })
}

/** The records of a form that belongs to a tenant are of that tenant, whether or not they say so. */
const ofTenant = async (query: RecordQuery, viewer: Viewer, head: FormHead): Promise<RecordQuery> =>
  (await isOfCall(viewer, head)) ? query : query.where(sql<SqlBool>`false`)

/** The head of the form whose table has a name, word for word or else in other letters (wire contract 7.7). */
async function findTableHead(db: Connection, name: string): Promise<FormHead | undefined> {
  const head = await findFormHead(db, name)
  if (head?.tableName === name) return head
  const alike = await db
    .selectFrom('onlCgformHead')
    .selectAll()
    .where(sql<string>`lower(table_name)`, '=', name.toLowerCase())
    .limit(2)
    .execute()
  return alike.length === 1 ? alike[0] : undefined
}

/** The table of a form as somebody opens it; undefined for who may not. */
async function openFormTable(viewer: Viewer, id: string): Promise<OpenTable | undefined> {
  try {
    const { model } = await openForm(viewer, id)
    return { readable: model.readable, narrow: (query) => narrowRecords(model, query, viewer) }
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** Whether a column of fields names a table, with or without a condition behind it. */
const isNamed = (column: 'dictTable' | 'queryDictTable', table: string) =>
  sql<SqlBool>`lower(substring(${sql.ref(column)} from '^\\s*(\\S+)')) = ${table.toLowerCase()}`

/** The columns of a table that fields of forms name for their choices; passwords and bytes are never among them. */
async function readNamedColumns(db: Connection, { head, fields }: FormDescription): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('onlCgformField')
    .select(['dictTable', 'dictField', 'dictText', 'queryDictTable', 'queryDictField', 'queryDictText'])
    .where((where) =>
      where.or([
        isNamed('dictTable', head.tableName),
        isNamed('queryDictTable', head.tableName),
        where('dictTable', 'ilike', `%{%${escapeLike(head.tableName)}%`),
      ]),
    )
    .execute()
  const open = new Set(
    fields
      .filter((field) => field.dbIsPersist === 1 && field.fieldShowType !== 'password' && field.dbType !== 'Blob')
      .map(({ dbFieldName }) => dbFieldName),
  )
  return [...toNamedColumns(head.tableName, rows)].filter((column) => open.has(column))
}
