import type { SignedInCall } from '../../http/index.ts'
import { findRules, selectVisibleIds } from '../../http/resource/index.ts'
import { nodes } from './nodes.ts'

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
