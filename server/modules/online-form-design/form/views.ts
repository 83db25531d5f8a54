import { isDeepStrictEqual } from 'node:util'
import { createFailure } from '../../../../runtime/language/index.ts'
import { findRows, updateRows } from '../../../db/rows.ts'
import type { SignedInCall } from '../../../http/index.ts'
import { type Values, writeParts } from '../../../http/resource/index.ts'
import type { FormDescription, FormField } from '../../../online/form/description.ts'
import { readDescription } from '../../../online/form/storedForms.ts'
import { nodes } from '../../permission/nodes.ts'
import { renameOperations } from '../../permission/operations.ts'
import { designMessages } from '../messages.ts'
import { columnProperties } from './fieldProperties.ts'
import { followRenames } from './followRenames.ts'
import type { Renames } from './renames.ts'
import { partTables } from './saveParts.ts'
import { keepFormVersion } from './versions.ts'

/** The views of the table of a form. */
export async function readViews({ db }: SignedInCall, physicId: string): Promise<readonly FormDescription[]> {
  const heads = await findRows(db, 'onlCgformHead', { physicId, copyType: 1 }, undefined, ['tableName'])
  const views: FormDescription[] = []
  for (const head of heads) views.push(await readDescription(db, head))
  return views
}

/** What a view takes of a field: everything that its column follows from. */
function toColumnValues(field: FormField): Values {
  return Object.fromEntries(columnProperties.map((name) => [name, field[name]]))
}

/**
 * The fields that a request wants a view to have, each with the column of the form whose table the view shows. A view
 * changes how fields look; what their columns are says that form.
 */
export function toViewFields<Part extends { readonly values: Values }>(
  wanted: readonly Part[],
  original: FormDescription,
): readonly Part[] {
  const byName = new Map(original.fields.map((field) => [field.dbFieldName, field]))
  return wanted.map((part) => {
    const field = byName.get(String(part.values.dbFieldName))
    if (field !== undefined) return { ...part, values: { ...part.values, ...toColumnValues(field) } }
    if (part.values.dbIsPersist === 0) return part
    throw createFailure(designMessages.viewField, {
      details: { field: String(part.values.dbFieldName), table: original.head.tableName },
    })
  })
}

/** Brings the views of a form to what its columns are now; a field whose column is gone goes from them too. */
export async function updateViews(
  call: SignedInCall,
  before: FormDescription,
  after: FormDescription,
  renames: Renames,
): Promise<void> {
  const { db } = call
  const former = new Map(before.fields.map((field) => [field.dbFieldName, field.id]))
  const now = new Map(after.fields.map((field) => [field.id, field]))
  for (const view of await readViews(call, after.head.id)) {
    const parts = view.fields.flatMap((field) => {
      const id = former.get(field.dbFieldName)
      return id === undefined ? [] : [{ id: field.id, field, original: now.get(id) }]
    })
    const gone = parts.flatMap(({ id, original }) => (original === undefined ? [id] : []))
    const changed = parts.flatMap(({ id, original, field }) =>
      original === undefined || isDeepStrictEqual(toColumnValues(original), toColumnValues(field))
        ? []
        : [{ id, values: toColumnValues(original) }],
    )
    await writeParts(call, partTables.onlCgformField, view.head.id, { removed: gone, changed, added: [] })
    await followRenames(call, view, renames)
    const { isDbSynch } = after.head
    const tableVersion = view.head.tableVersion + (gone.length + changed.length > 0 ? 1 : 0)
    await db.updateTable('onlCgformHead').set({ isDbSynch, tableVersion }).where('id', '=', view.head.id).execute()
    const head = await db
      .selectFrom('onlCgformHead')
      .selectAll()
      .where('id', '=', view.head.id)
      .executeTakeFirstOrThrow()
    await keepFormVersion(call, await readDescription(db, head), view)
  }
}

/** Views are called after the table that they show. */
export async function renameViews(call: SignedInCall, physicId: string, tableName: string): Promise<void> {
  for (const { head } of await readViews(call, physicId)) {
    const name = `${tableName}$${head.copyVersion}`
    await updateRows(call.db, 'onlCgformHead', { id: head.id }, { tableName: name })
    await renameOperations(nodes, call, { from: `onl:${head.tableName}`, to: `onl:${name}` })
  }
}
