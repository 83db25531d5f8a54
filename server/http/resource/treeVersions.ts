import { sql } from 'kysely'
import { toDynamic } from '../../db/dynamic.ts'
import type { SignedInCall } from '../call.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { versionField, wantsVersions } from './recordVersion.ts'

/**
 * Answers a whole tree with the versions of its records, where the caller asks for them. They are read first: a record that
 * is written between both comes with a version that it is not any more, and never the other way round.
 */
export async function withTreeVersions<Node extends object>(
  model: Pick<ResourceModel, 'table' | 'isVerbatim'>,
  call: SignedInCall,
  read: () => Promise<readonly Node[]>,
): Promise<readonly Node[]> {
  if (!wantsVersions(call)) return read()
  const rows = await toDynamic(call.db, model)
    .selectFrom(model.table)
    .select(['id', sql<string>`cast(xmin as text)`.as('version')])
    .execute()
  const versions = new Map(rows.map(({ id, version }) => [String(id), version]))
  const add = (nodes: readonly object[]): readonly object[] =>
    nodes.map((node) => {
      // What leaves the server of a record says its id.
      const { id, children } = node as Values
      const below = Array.isArray(children) ? { children: add(children) } : {}
      return { ...node, [versionField]: versions.get(String(id)), ...below }
    })
  return add(await read()) as readonly Node[]
}
