import { AppError } from '../../../../runtime/language/index.ts'
import { readCached } from '../../../db/changes.ts'
import { grantTopics } from '../../../http/access.ts'
import { type FileReader, type FileViewer, type NamedFile, namesFile } from '../../../http/fileAccess.ts'
import { selectVisible } from '../../../http/resource/select.ts'
import { isStranger } from '../../../http/stranger.ts'
import { selectAccessible } from '../../../http/tableAccess.ts'
import { findFormTable } from '../findTable.ts'
import { type OpenForm, openForm } from '../openForm.ts'

/**
 * Whether somebody reads the file of a record in the table of online forms: by one of the forms of the table that they may
 * open, as lists or forms show the record to them, or by a dictionary, which tells everybody some columns. Strangers read
 * those of public fields of forms that are open to anyone.
 */
export const readsFormFile: FileReader = async (viewer, named) => {
  const forms = await findForms(viewer, named.table)
  for (const id of forms) {
    const open = await openAs(viewer, id)
    if (open !== undefined && (await readsIn(viewer, open, named))) return true
  }
  return forms.length > 0 && !isStranger(viewer.user) && readsByDictionary(viewer, named)
}

/** The forms that show a table: its own, and the views of it. */
function findForms({ db }: FileViewer, table: string): Promise<readonly string[]> {
  return readCached(db, `formsOf:${table}`, async () => {
    const heads = await db
      .selectFrom('onlCgformHead')
      .select('id')
      .where((where) =>
        where.or([
          where('tableName', '=', table),
          where.and([where('copyType', '=', 1), where('tableName', 'like', `${table.replace(/[\\%_]/g, '\\$&')}$%`)]),
        ]),
      )
      .where('isDbSynch', '=', 'Y')
      .execute()
    return { value: heads.map(({ id }) => id), topics: ['onl_cgform_head'] }
  })
}

/** What it hangs on who opens a form, and what they see of it, besides their own roles and departments. */
const topics = [
  ...['onl_cgform_head', 'onl_cgform_field', 'onl_auth_page', 'onl_auth_data', 'onl_auth_relation'],
  ...grantTopics,
]

/** A form as somebody opens it; undefined for who may not. A list with many pictures asks for the same one each time. */
function openAs(viewer: FileViewer, id: string): Promise<OpenForm | undefined> {
  const { db, user, tenantId } = viewer
  return readCached(db, `formAs:${id}:${user.id}:${tenantId}`, async () => {
    const value = await openForm(viewer, id).catch((error: unknown) => {
      if (error instanceof AppError) return undefined
      throw error
    })
    return { value, topics: [...topics, `user:${user.id}`], size: 2 + (value?.form.fields.length ?? 0) }
  })
}

async function readsIn(viewer: FileViewer, { model, listModel }: OpenForm, named: NamedFile): Promise<boolean> {
  const shown = new Set(isStranger(viewer.user) ? model.public : [...model.readable, ...listModel.readable])
  const columns = named.columns.filter((column) => shown.has(column))
  return columns.length > 0 && namesFile(await selectVisible(model, viewer), { named, columns, key: model.key })
}

async function readsByDictionary(viewer: FileViewer, named: NamedFile): Promise<boolean> {
  const table = await findFormTable(viewer.db, named.table)
  const columns = named.columns.filter((column) => table?.lookup.includes(column))
  if (table?.narrow === undefined || columns.length === 0) return false
  return namesFile(await table.narrow(selectAccessible(viewer.db, table), viewer), { named, columns, key: table.key })
}
