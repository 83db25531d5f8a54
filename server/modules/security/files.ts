import { rm } from 'node:fs/promises'
import { createError } from '../../../runtime/language/index.ts'
import { toFilePlace } from '../../files/fileStore.ts'
import { fileColumns } from '../../http/fileAccess.ts'
import {
  addDictionaryTexts,
  inTransaction,
  listRows,
  logOperation,
  type ReadsFile,
  type RecordPage,
  type SignedInCall,
  texts,
} from '../../http/index.ts'
import { type ResourceModel, selectVisible, selectVisibleIds, toModel, type Values } from '../../http/resource/index.ts'

/**
 * Stored files as records, for the rules at their node. A file has no later changes, so it has no calls beside its list
 * and its removal.
 */
export const fileRecords: ResourceModel = toModel({
  path: '/sys/securityFile',
  table: 'sysFile',
  title: texts('文件', 'Files', '檔案'),
  access: 'securityFile',
  hasAuthors: false,
  tenant: { field: 'tenantId' },
  fields: {
    name: { type: 'text' },
    path: { type: 'text' },
    size: { type: 'integer' },
    type: { type: 'text' },
    owner: { type: 'text' },
    createTime: { type: 'datetime' },
  },
})

/** Lists the stored files; a picture is named a second time in `picture`, and the size stands in words in `sizeText`. */
export async function listFiles(call: SignedInCall): Promise<RecordPage<Values>> {
  const page = await listRows(call, { from: await selectVisible(fileRecords, call), fields: fileRecords.queryFields })
  const records = await addDictionaryTexts(page.records, [{ field: 'owner', dict: 'sys_user,realname,id' }], call)
  return { ...page, records: records.map(present) }
}

function present(record: Values): Values {
  const isPicture = typeof record.type === 'string' && record.type.startsWith('image/')
  return { ...record, picture: isPicture ? record.path : null, sizeText: toSizeText(Number(record.size)) }
}

const units = ['B', 'KB', 'MB', 'GB'] as const

function toSizeText(size: number): string {
  const power = size < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(size) / 10))
  const amount = size / 1024 ** power
  return `${power === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${units[power]}`
}

/** Who lists a stored file opens it too. */
export const readsListedFile: ReadsFile = async (viewer, file) => {
  if (!(await viewer.access(viewer.db)).has('securityFile:list')) return false
  const listed = await selectVisible(fileRecords, viewer)
  return (await listed.select('id').where('id', '=', file.id).executeTakeFirst()) !== undefined
}

/** Of some stored files those that the caller lists, and may read. */
async function findReadable(call: SignedInCall, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const files = await call.db
    .selectFrom('sysFile')
    .select(fileColumns)
    .where('id', 'in', ids)
    .where('id', 'in', await selectVisibleIds(fileRecords, call))
    .forUpdate()
    .execute()
  // Who lists them opens them too, so that nothing is asked of each.
  if ((await call.access(call.db)).has('securityFile:list')) return files.map(({ id }) => id)
  return [...(await call.services.files.findReadable(call, files))]
}

/** Deletes stored files, those that the caller may read, with what is told of them. A record that shows one of them shows it no more. */
export async function removeFiles(call: SignedInCall, ids: readonly string[]): Promise<void> {
  const removed = await inTransaction(call.db, async (db) => {
    const readable = await findReadable({ ...call, db }, ids)
    if (readable.length === 0) throw createError('recordNotFound')
    const found = await db.deleteFrom('sysFile').where('id', 'in', readable).returning('path').execute()
    const paths = found.map(({ path }) => path)
    await logOperation(
      { ...call, db },
      { type: 'delete', content: texts('删除文件', 'Files deleted', '刪除檔案'), values: { paths } },
    )
    return paths
  })
  // What is left of a file that cannot be deleted is served to nobody: the database knows it no more.
  for (const path of removed) {
    const place = toFilePlace(call.config, path)
    if (place !== undefined) await rm(place, { force: true })
  }
}
