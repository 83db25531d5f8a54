import { sql } from 'kysely'
import type { Person } from '../person.ts'

/** The nodes of the menu that lead to one of some addresses, with their codes and those of their buttons. */
export async function listNodesAt({ viewer: { db } }: Person, addresses: readonly string[]) {
  return db
    .selectFrom('sysPermission as node')
    .select([
      'node.id',
      'node.perms',
      sql<string | null>`(
        select string_agg(button.perms, ',') from sys_permission button
        where button.parent_id = node.id and button.menu_type = 2 and button.del_flag = 0
      )`.as('buttons'),
    ])
    .where('node.url', 'in', [...addresses])
    .where('node.delFlag', '=', 0)
    .execute()
}

/** The roles by which a person holds a menu node that leads to one of some addresses. */
export async function listGrantors(person: Person, addresses: readonly string[]): Promise<readonly string[]> {
  const nodes = await listNodesAt(person, addresses)
  return [...new Set(nodes.flatMap(({ id }) => person.grantors(id)))]
}
