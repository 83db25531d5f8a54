import { toDynamic } from '../../db/dynamic.ts'
import { findRow } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { fileColumns, namesFile } from '../../http/index.ts'
import { isShownInPlace } from '../file/fileKind.ts'

const columns = ['help', 'privacy', 'terms'].flatMap((page) =>
  ['zh', 'en', 'tw'].map((language) => `${page}_${language}`),
)

/** Whether a stored file is a picture in a page that everybody reads. */
export async function isPublicPicture(db: Connection, path: string): Promise<boolean> {
  const file = await findRow(db, 'sysFile', { path }, [...fileColumns, 'type'])
  if (file === undefined || file.key === null) return false
  if (!file.type.startsWith('image/') || !isShownInPlace(file.type)) return false
  const named = { ...file, key: file.key, table: 'sys_installation', columns }
  return namesFile(toDynamic(db).selectFrom('sysInstallation'), { named, columns })
}
