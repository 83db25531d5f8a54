import { toDynamic } from '../../db/dynamic.ts'
import { type AccessibleTable, namesFile } from '../../http/index.ts'
import { toFieldReader } from '../../http/resource/index.ts'
import { users } from './resource.ts'

/** Pickers and the address book show everybody the pictures of the people whom they show, and the header one's own. */
export const avatars: AccessibleTable = {
  table: users.table.table,
  lookup: [],
  unique: [],
  readers: [
    toFieldReader(users.model, ['avatar']),
    ({ db, user }, named) =>
      namesFile(toDynamic(db).selectFrom('sysUser').where('id', '=', user.id), {
        named,
        columns: named.columns.filter((column) => column === 'avatar'),
      }),
  ],
}
