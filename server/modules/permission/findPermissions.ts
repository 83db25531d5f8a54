import { sql } from 'kysely'
import type { SignedInCall } from '../../http/index.ts'
import {
  type FoundRows,
  findByAdvancedQuery,
  keepFound,
  type ResourceModel,
  type Values,
} from '../../http/resource/index.ts'
import { nodeModel } from './nodeRecords.ts'
import { type PermissionRow, readVisiblePermissions, toName } from './rows.ts'

/** What of a node the search of the menu screen looks at; a star at either end stands for anything. */
const requested: Readonly<Record<string, (row: PermissionRow, call: SignedInCall) => string>> = {
  name: (row, call) => toName(row, call.language),
  perms: (row) => row.perms ?? '',
  url: (row) => row.url ?? '',
  menuType: (row) => String(row.menuType),
  status: (row) => row.status,
}

/** Nodes by the names that the caller reads. */
const toShownModel = ({ language }: SignedInCall): ResourceModel => ({
  ...nodeModel,
  narrowedFields: async () => ({ name: sql<string>`coalesce(names ->> ${sql.lit(language)}, name)` }),
})

/** The nodes that the caller sees and the parameters of a call ask for, with those above them. */
export async function findPermissions(call: SignedInCall): Promise<FoundRows<PermissionRow>> {
  const rows = await readVisiblePermissions(call)
  const query = call.query as Values
  const filters = Object.entries(requested).flatMap(([name, read]) => {
    const value = query[name]
    return typeof value === 'string' && value !== '' ? [{ read, matches: toMatch(value) }] : []
  })
  const ids = await findByAdvancedQuery(toShownModel(call), call)
  return keepFound(
    rows,
    (row) => (ids?.has(row.id) ?? true) && filters.every(({ read, matches }) => matches(read(row, call))),
  )
}

function toMatch(value: string): (text: string) => boolean {
  const part = value.replace(/^\*|\*$/g, '').toLowerCase()
  const isWhole = part === value.toLowerCase()
  return (text) => (isWhole ? text.toLowerCase() === part : text.toLowerCase().includes(part))
}
