import type { Person } from '../person.ts'

/** The roles by which a person holds a menu node that leads to one of some addresses. */
export async function listGrantors(
  { viewer: { db }, grantors }: Person,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const nodes = await db
    .selectFrom('sysPermission')
    .select('id')
    .where('url', 'in', [...addresses])
    .where('delFlag', '=', 0)
    .execute()
  return [...new Set(nodes.flatMap(({ id }) => grantors(id)))]
}
