import { sql } from 'kysely'
import { administratorRole, noTenant, type SignedInCall } from '../../http/index.ts'
import { isButton, readPermissions, toName } from './rows.ts'

/** Names up to which people are told whom to ask. */
const most = 3

/** A page that somebody may not open, and who could let them. */
interface RefusedPage {
  /** What the menu calls it, in the reader's language. */
  readonly title: string
  /** Names of administrators of the tenant of the call, or of the installation. */
  readonly granters: readonly string[]
}

/** Finds the page at an address of the menu, whether the caller may open it or not; null where there is none. */
export async function findRefusedPage(call: SignedInCall, path: string): Promise<RefusedPage | null> {
  const rows = await readPermissions(call.db)
  const node = rows.find((row) => row.url === path && !isButton(row) && row.status === '1')
  if (node === undefined) return null
  const { rows: people } = await sql<{ readonly realname: string }>`
    select distinct coalesce(nullif(person.realname, ''), person.username) as realname from sys_user person
    join sys_user_role held on held.user_id = person.id
    join sys_role role on role.id = held.role_id and role.role_code = ${administratorRole}
    where person.del_flag = 0 and person.status = 1
      and (${call.tenantId}::integer = ${noTenant} or person.rel_tenant_ids is null or person.rel_tenant_ids = ''
        or ${String(call.tenantId)} = any(string_to_array(person.rel_tenant_ids, ',')))
    order by realname limit ${most}`.execute(call.db)
  return { title: toName(node, call.language), granters: people.map(({ realname }) => realname) }
}
