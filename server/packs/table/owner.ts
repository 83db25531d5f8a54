import type { RecordQuery } from '../../db/dynamic.ts'
import type { ResourceDeclaration } from '../../http/resource/declaration.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { PackTable } from '../packTable.ts'
import { fieldOf } from './fieldOf.ts'
import { ownerColumn } from './fields.ts'

/** Whether somebody sees and changes the records of all: administrators, and who holds the code of the table. */
export async function isOverOwners({ owner }: Pick<PackTable, 'owner'>, viewer: Viewer): Promise<boolean> {
  if (owner === undefined) return true
  const held = await viewer.access(viewer.db)
  return held.isAdmin || (owner.access !== undefined && held.has(owner.access))
}

/** That records belong to people: what narrows what somebody sees, and what of it they change. */
export function toOwnership(table: PackTable): Pick<ResourceDeclaration, 'scope' | 'changeable'> {
  const column = ownerColumn(table)
  if (column === undefined) return {}
  const narrow = async (query: RecordQuery, viewer: Viewer): Promise<RecordQuery> =>
    (await isOverOwners(table, viewer)) ? query : query.where(fieldOf(table, column), '=', viewer.user.username)
  return table.owner?.othersSee === true ? { changeable: narrow } : { scope: narrow, changeable: narrow }
}
