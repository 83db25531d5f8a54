import { createFailure } from '../../../../runtime/language/index.ts'
import { toDynamic } from '../../../db/dynamic.ts'
import { updateRows } from '../../../db/rows.ts'
import type { SignedInCall } from '../../../http/index.ts'
import { requireInside, toEditStamps, type Values } from '../../../http/resource/index.ts'
import { type FormDescription, toPhysicalTable } from '../../../online/form/description.ts'
import { isSystemField, toMissingSystemFields } from '../../../online/form/missingSystemFields.ts'
import { moveSecrets } from '../../../online/form/tableRules/moveSecrets.ts'
import { readCatalogue } from '../../../online/tables/readCatalogue.ts'
import type { TableShape } from '../../../online/tables/shape.ts'
import { nodes } from '../../permission/nodes.ts'
import { renameOperations } from '../../permission/operations.ts'
import { designMessages } from '../messages.ts'
import { followInRules } from '../rules/followInRules.ts'
import { keepColumns } from '../rules/keepColumns.ts'
import { requireSound } from './checkForm.ts'
import { followRenames, renameColumn, renameColumns } from './followRenames.ts'
import { withFormerNames } from './formerNames.ts'
import { getForm, heads } from './heads.ts'
import type { Described } from './parseForm.ts'
import { toPartChanges, toRenames } from './partChanges.ts'
import { fieldNames, indexNames } from './partNames.ts'
import type { Renames } from './renames.ts'
import { saveParts } from './saveParts.ts'
import { isShapeChanged } from './shapeChange.ts'
import { giveTabPlace, keepSubTables, toMainTables } from './subTables.ts'
import { requireFreeTable } from './tableName.ts'
import { keepFormVersion } from './versions.ts'
import { renameViews, toViewFields, updateViews } from './views.ts'

/** What becomes of a form, as it was read from a request or from a version. */
export interface WantedForm {
  readonly head: Values
  readonly fields: readonly Described[]
  readonly indexes: readonly Described[]
  readonly deleteFieldIds: readonly string[]
  readonly deleteIndexIds: readonly string[]
  /** The rules that it had in a version that is restored; those that it has stay when left out. */
  readonly rules?: string | null
}

/** Writes a changed form with everything that follows from it; the caller holds it. */
export async function saveForm(
  call: SignedInCall,
  before: FormDescription,
  wanted: WantedForm,
): Promise<FormDescription> {
  const { id } = before.head
  const isView = before.head.copyType === 1
  const catalogue = await readCatalogue(call.db, toPhysicalTable(before))
  const head = await toHead(call, before, wanted.head, catalogue)
  const renames = isView
    ? await saveViewFields(call, before, wanted)
    : await saveFields(call, before, wanted, catalogue)
  if (!isView) await saveIndexes(call, before, wanted, renames)
  await writeHead(call, before, head, renames)
  await requireInside(heads.model, call, id)
  const written = await getForm(call, id)
  await followRenames(call, written, renames)
  await followInRules(call, before, written, { renames, wanted: wanted.rules })
  const followed = await getForm(call, id)
  await requireSound(call, followed)
  if (!isView) await moveSecrets(call, followed, before.head.tableRules, renames)
  await giveTabPlace(call, written)
  if (!isView && isShapeChanged(before, written)) await markChanged(call, id)
  const after = await getForm(call, id)
  if (!isView) await updateViews(call, before, after, renames)
  await keepSubTables(call, [...toMainTables(before), ...toMainTables(after)])
  if (after.head.tableRules !== before.head.tableRules) await keepColumns(call, after)
  await keepFormVersion(call, after, before)
  return after
}

/** A table that is there keeps its name: views, menus and statements know it by that. */
async function toHead(
  call: SignedInCall,
  { head: before }: FormDescription,
  head: Values,
  catalogue: TableShape | undefined,
): Promise<Values> {
  if (head.tableName === undefined || head.tableName === before.tableName) return head
  const details = { table: before.tableName, name: String(head.tableName).slice(0, 60) }
  if (before.copyType === 1) throw createFailure(designMessages.viewName, { details })
  if (catalogue !== undefined) throw createFailure(designMessages.tableStands, { details })
  await requireFreeTable(call, String(head.tableName))
  // Sub tables refer to their main table by its name.
  await updateRows(call.db, 'onlCgformField', { mainTable: before.tableName }, { mainTable: String(head.tableName) })
  await renameViews(call, before.id, String(head.tableName))
  await renameOperations(nodes, call, { from: `onl:${before.tableName}`, to: `onl:${head.tableName}` })
  return head
}

async function saveFields(
  call: SignedInCall,
  before: FormDescription,
  wanted: WantedForm,
  catalogue: TableShape | undefined,
): Promise<Renames> {
  const isOwn = new Set(before.fields.filter(({ dbFieldName }) => isSystemField(dbFieldName)).map(({ id }) => id))
  const deleted = wanted.deleteFieldIds.filter((id) => !isOwn.has(id))
  const changes = toPartChanges(before.fields, wanted.fields, deleted, fieldNames)
  const renamedOwn = changes.changed.find(
    ({ before: field, values }) => isSystemField(field.dbFieldName) && values.dbFieldName !== field.dbFieldName,
  )
  if (renamedOwn !== undefined)
    throw createFailure(designMessages.systemField, { details: { field: renamedOwn.before.dbFieldName } })
  const columns = new Set(catalogue?.columns.map(({ name }) => name))
  const properties = { name: 'dbFieldName', former: 'dbFieldNameOld' }
  const changed = withFormerNames(changes.changed, before.fields, columns, properties)
  await saveParts(call, 'onlCgformField', before.head.id, { ...changes, changed })
  const { fields } = await getForm(call, before.head.id)
  const missing = toMissingSystemFields(fields.map(({ dbFieldName }) => dbFieldName))
  await saveParts(call, 'onlCgformField', before.head.id, { removed: [], changed: [], added: missing })
  return toRenames(changes, fieldNames)
}

async function saveViewFields(call: SignedInCall, before: FormDescription, wanted: WantedForm): Promise<Renames> {
  const original = await getForm(call, before.head.physicId ?? '')
  const fields = toViewFields(wanted.fields, original)
  const changes = toPartChanges(before.fields, fields, wanted.deleteFieldIds, fieldNames)
  // Its key is how a record is named.
  const key = changes.removed.find(({ dbFieldName }) => dbFieldName === 'id')
  if (key !== undefined) throw createFailure(designMessages.systemField, { details: { field: 'id' } })
  await saveParts(call, 'onlCgformField', before.head.id, changes)
  return toRenames(changes, fieldNames)
}

async function saveIndexes(
  call: SignedInCall,
  before: FormDescription,
  wanted: WantedForm,
  renames: Renames,
): Promise<void> {
  const { fields } = await getForm(call, before.head.id)
  const names = new Set(fields.map(({ dbFieldName }) => dbFieldName))
  const rename = (values: Values): Values => ({
    ...values,
    indexField: renameColumns(String(values.indexField), renames, names),
  })
  const named = new Set(wanted.indexes.map(({ id }) => id))
  // Indexes that the request leaves out follow the names of their columns as well.
  const kept = before.indexes.flatMap(({ id, indexName, indexField, indexType }) =>
    named.has(id) ||
    wanted.deleteIndexIds.includes(id) ||
    wanted.indexes.some(({ values }) => values.indexName === indexName)
      ? []
      : [{ id, values: { indexName, indexField, indexType } }],
  )
  const indexes = [...wanted.indexes, ...kept].map(({ id, values }) => ({ id, values: rename(values) }))
  const changes = toPartChanges(before.indexes, indexes, wanted.deleteIndexIds, indexNames)
  // What the database calls an index is noted when it is synchronised.
  await saveParts(call, 'onlCgformIndex', before.head.id, changes)
}

async function writeHead(call: SignedInCall, before: FormDescription, head: Values, renames: Renames): Promise<void> {
  const { fields } = await getForm(call, before.head.id)
  const names = new Set(fields.map(({ dbFieldName }) => dbFieldName))
  const tree = Object.fromEntries(
    (['treeParentIdField', 'treeIdField', 'treeFieldname'] as const).flatMap((name) => {
      const value = head[name] === undefined ? before.head[name] : head[name]
      return typeof value === 'string' ? [[name, renameColumn(value, renames, names)]] : []
    }),
  )
  await toDynamic(call.db)
    .updateTable('onlCgformHead')
    .set({
      ...head,
      ...tree,
      // The kind of a view is that of the form whose table it shows.
      ...(before.head.copyType === 1 ? { tableType: before.head.tableType, idType: before.head.idType } : {}),
      tableVersion: before.head.tableVersion + 1,
      ...toEditStamps(heads.model, call.user),
    })
    .where('id', '=', before.head.id)
    .execute()
}

/** The table is not what the description says until it is synchronised. */
async function markChanged({ db }: SignedInCall, id: string): Promise<void> {
  await updateRows(db, 'onlCgformHead', { id }, { isDbSynch: 'N' })
}
