import { sql } from 'kysely'
import type { Connection } from '../db/schema.ts'
import type { PackItem } from './packItem.ts'

/**
 * `del_flag` of a node whose pack is not served: nobody sees it and it grants nothing, while what roles and rules say of
 * it stays, so that the pack comes back with all of it.
 */
const putAway = 2

/** What is in the menu: the packs that are served, and the items that they bring. */
interface Served {
  readonly served: readonly string[]
  readonly items: readonly PackItem[]
}

/** Puts away the nodes of packs that are not served, with the buttons on them, and takes out those of packs that are. */
export async function putAwayMenus(db: Connection, { served, items }: Served): Promise<void> {
  const names = sql`(select value from jsonb_array_elements_text(cast(${JSON.stringify(served)} as jsonb)) as value)`
  const isOf = sql`(
    pack in ${names} or pack is null and exists (
      select 1 from sys_permission above where above.id = sys_permission.parent_id and above.pack in ${names}
    ))`
  // Where no pack is served at all, nothing is among them, and what is of none would be as well.
  const isGone = sql`(
    pack is not null and pack not in ${names} or pack is null and menu_type = 2 and exists (
      select 1 from sys_permission above
      where above.id = sys_permission.parent_id and above.pack is not null and above.pack not in ${names}
    ))`
  await claim(db, items)
  await sql`update sys_permission set del_flag = 0 where del_flag = ${sql.lit(putAway)} and ${isOf}`.execute(db)
  await sql`update sys_permission set del_flag = ${sql.lit(putAway)} where del_flag = 0 and ${isGone}`.execute(db)
  await keepFolders(db)
}

/** A node belongs to the pack that brings it: an access code may pass from one to another. */
async function claim(db: Connection, items: readonly PackItem[]): Promise<void> {
  const nodes = items.filter(({ table }) => table === 'sysPermission')
  const owners = JSON.stringify(nodes.map(({ recordId, pack }) => ({ id: recordId, pack })))
  await sql`
    update sys_permission set pack = owner.pack
    from jsonb_to_recordset(cast(${owners} as jsonb)) as owner(id text, pack text)
    where sys_permission.id = owner.id and sys_permission.pack is not null and sys_permission.pack <> owner.pack`.execute(
    db,
  )
}

/** A folder stays as long as something of others stands below it. */
async function keepFolders(db: Connection): Promise<void> {
  await sql`
    with recursive held as (
      select parent_id as id from sys_permission where del_flag = 0 and menu_type <> 2
      union
      select above.parent_id from sys_permission above join held on held.id = above.id
    )
    update sys_permission set del_flag = 0
    where del_flag = ${sql.lit(putAway)} and page is null and perms is null and id in (select id from held)`.execute(db)
}
