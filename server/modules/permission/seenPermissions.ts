import type { SignedInCall } from '../../http/index.ts'
import { findRules, selectVisibleIds } from '../../http/resource/index.ts'
import { nodes } from './nodes.ts'
import { type PermissionRow, readPermissions } from './rows.ts'

/**
 * The nodes that somebody sees who looks after the menu or grants it, in its order: rules on nodes keep some of them away.
 * One's own menu is another thing, which shows what roles grant.
 */
export async function readSeenPermissions(call: SignedInCall): Promise<readonly PermissionRow[]> {
  const rows = await readPermissions(call.db)
  if ((await findRules(nodes.model, call)).length === 0) return rows
  const seen = await readSeenIds(call)
  return rows.filter(({ id }) => seen.has(id))
}

/** Those of some nodes that the caller sees. */
export async function pickSeen(call: SignedInCall, ids: readonly string[]): Promise<readonly string[]> {
  if ((await findRules(nodes.model, call)).length === 0) return ids
  const seen = await readSeenIds(call)
  return ids.filter((id) => seen.has(id))
}

async function readSeenIds(call: SignedInCall): Promise<ReadonlySet<string>> {
  const rows = await (await selectVisibleIds(nodes.model, call)).execute()
  return new Set(rows.map(({ id }) => id))
}
