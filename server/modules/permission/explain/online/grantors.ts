import { findRows } from '../../../../db/rows.ts'
import type { Person } from '../person.ts'

/** The roles by which a person holds a menu node that leads to one of some addresses. */
export async function listGrantors(
  { viewer: { db }, grantors }: Person,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const nodes = await findRows(db, 'sysPermission', { url: [...addresses], delFlag: 0 }, ['id'])
  return [...new Set(nodes.flatMap(({ id }) => grantors(id)))]
}
