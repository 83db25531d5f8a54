import { findRows } from '../../db/rows.ts'
import type { SignedInCall } from '../../http/index.ts'
import { findRules, selectVisibleIds } from '../../http/resource/index.ts'
import { nodes } from './nodes.ts'

/** Those of some nodes that the caller sees; nobody sees what is put away with its pack. */
export async function pickSeen(call: SignedInCall, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return ids
  if ((await findRules(nodes.model, call)).length === 0) {
    const rows = await findRows(call.db, 'sysPermission', { id: ids, delFlag: 0 }, ['id'])
    const shown = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => shown.has(id))
  }
  const seen = await readSeenIds(call)
  return ids.filter((id) => seen.has(id))
}

async function readSeenIds(call: SignedInCall): Promise<ReadonlySet<string>> {
  const rows = await (await selectVisibleIds(nodes.model, call)).execute()
  return new Set(rows.map(({ id }) => id))
}
