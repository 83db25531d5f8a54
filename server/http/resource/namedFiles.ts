import { fillText, type LanguageTexts } from '../../../runtime/language/index.ts'
import { snakeCaseName } from '../../db/names.ts'
import { findRows, insertMissing } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import type { SysFileReferenceTable } from '../../db/tables/file.ts'
import { findFileKeys } from '../../files/fileKeys.ts'
import type { StoredFile } from '../accessibleTable.ts'
import type { SignedInCall } from '../call.ts'
import { type FileCaller, fileColumns } from '../fileAccess.ts'
import type { Language } from '../language.ts'
import { refuseFields } from '../refuseFields.ts'
import type { Author } from './author.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { toLabel } from './fieldMessages.ts'

const message: LanguageTexts = {
  zh: '{label}引用了您无权查看的文件，请重新上传或移除',
  en: '{label} names a file that you may not read; please upload it yourself, or remove it',
  tw: '{label}引用了您無權檢視的檔案，請重新上傳或移除',
}

/** A record before a write and after it; without `after` it is gone. */
export interface FileChange {
  readonly before?: Values | undefined
  readonly after?: Values | undefined
}

/** What is asked of a model: how its table is called, and its fields. */
type NamingModel = Pick<ResourceModel, 'table' | 'isVerbatim' | 'fields' | 'deletedField'>

type Reference = Pick<SysFileReferenceTable, 'recordId' | 'columnName'> & {
  readonly key: string
  readonly field: string
}

/**
 * Notes which stored files the records of a write name, so that whoever reads a record reads its files. It is the one way
 * by which a record comes to open a file, and it refuses what the author may not read: who knows the path of a file must
 * not open it to themselves by writing it down. What the server writes by itself opens nothing.
 */
export async function noteNamedFiles(
  model: NamingModel,
  author: Author,
  changes: readonly FileChange[],
): Promise<void> {
  const gone = changes.flatMap(({ before, after }) => (after === undefined && before !== undefined ? [before] : []))
  // What lies in a recycle bin names its files as before, and goes without leaving another version.
  await forgetNamedFiles(
    model,
    author.db,
    gone.filter((row) => !isInBin(model, row)),
  )
  const stays = changes.filter(({ after }) => after !== undefined)
  const before = stays.flatMap((change) => toReferences(model, change.before))
  const after = stays.flatMap((change) => toReferences(model, change.after))
  const dropped = without(before, after)
  const named = without(after, before)
  if (dropped.length > 0) await dropReferences(model, author.db, dropped)
  if (named.length > 0) await nameFiles(model, author, named)
}

function toReferences(model: NamingModel, row: Values | undefined): readonly Reference[] {
  if (row === undefined) return []
  return Object.entries(row).flatMap(([field, value]) =>
    [...findFileKeys(value)].map((key) => ({
      key,
      field,
      recordId: String(row.id),
      columnName: model.isVerbatim === true ? field : snakeCaseName(field),
    })),
  )
}

const toText = ({ key, recordId, columnName }: Reference): string => `${key} ${columnName} ${recordId}`

function without(references: readonly Reference[], others: readonly Reference[]): readonly Reference[] {
  if (others.length === 0) return references
  const known = new Set(others.map(toText))
  return references.filter((reference) => !known.has(toText(reference)))
}

/** The name of a table in the database. */
const toTable = ({ table, isVerbatim }: NamingModel): string => (isVerbatim === true ? table : snakeCaseName(table))

/** The keys of the files in a value that a call may name: what it reads before it writes may go in between. */
export async function findNameable(call: FileCaller, value: unknown): Promise<ReadonlySet<string>> {
  const { open } = await divideFiles(call, [...findFileKeys(value)], undefined)
  return new Set(open.keys())
}

/** Of some keys those of files that an author may name, with the id of each, and those of files that they may not. */
async function divideFiles(
  caller: FileCaller,
  keys: readonly string[],
  nameable: SignedInCall['nameable'],
): Promise<{ readonly open: ReadonlyMap<string, string>; readonly closed: ReadonlySet<string> }> {
  const open = new Map<string, string>()
  const closed = new Set<string>()
  const files = keys.length === 0 ? [] : await findRows(caller.db, 'sysFile', { key: keys }, fileColumns)
  const isOpen = ({ key }: StoredFile) => nameable === 'all' || nameable?.has(key ?? '') === true
  const others = files.filter((file) => !isOpen(file))
  const readable = await caller.services.files.findReadable(caller, others)
  for (const file of files)
    if (isOpen(file) || readable.has(file.id)) open.set(file.key ?? '', file.id)
    else closed.add(file.key ?? '')
  return { open, closed }
}

async function nameFiles(model: NamingModel, author: Author, named: readonly Reference[]): Promise<void> {
  if (author.services === undefined) return
  const { db, nameable, language } = author
  const { open, closed } = await divideFiles(author, [...new Set(named.map(({ key }) => key))], nameable)
  const refused = named.filter(({ key }) => closed.has(key))
  if (refused.length > 0) throw refuse(model, refused, language)
  const rows = named.flatMap(({ key, recordId, columnName }) => {
    const fileId = open.get(key)
    return fileId === undefined ? [] : [{ fileId, tableName: toTable(model), recordId, columnName }]
  })
  await insertMissing(db, 'sysFileReference', rows, ['fileId', 'tableName', 'recordId', 'columnName'])
}

function refuse({ fields }: NamingModel, refused: readonly Reference[], language: Language): Error {
  return refuseFields(
    Object.fromEntries(
      refused.map(({ field }) => {
        const label = toLabel(field, fields[field] ?? { type: 'text' }, language)
        return [field, fillText(message[language], { label })]
      }),
    ),
  )
}

async function dropReferences(model: NamingModel, db: Connection, dropped: readonly Reference[]): Promise<void> {
  const files = await findRows(db, 'sysFile', { key: [...new Set(dropped.map(({ key }) => key))] }, ['id', 'key'])
  const ids = new Map(files.map(({ id, key }) => [key, id]))
  for (const { key, recordId, columnName } of dropped) {
    const fileId = ids.get(key)
    if (fileId === undefined) continue
    await db
      .deleteFrom('sysFileReference')
      .where('fileId', '=', fileId)
      .where('tableName', '=', toTable(model))
      .where('recordId', '=', recordId)
      .where('columnName', '=', columnName)
      .execute()
  }
}

const isInBin = ({ deletedField }: NamingModel, row: Values): boolean =>
  deletedField !== undefined && row[deletedField] === 1

/** Records that are gone for good name nothing any more. */
export async function forgetNamedFiles(model: NamingModel, db: Connection, rows: readonly Values[]): Promise<void> {
  const recordId = rows.filter((row) => toReferences(model, row).length > 0).map(({ id }) => String(id))
  if (recordId.length === 0) return
  await db
    .deleteFrom('sysFileReference')
    .where('tableName', '=', toTable(model))
    .where('recordId', 'in', recordId)
    .execute()
}
