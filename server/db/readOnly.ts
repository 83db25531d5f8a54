import type { KyselyPlugin, PluginTransformQueryArgs, RootOperationNode } from 'kysely'
import type { Connection } from './schema.ts'

const reading = new Set<RootOperationNode['kind']>(['SelectQueryNode', 'RawNode'])
const writingWord = /^\s*(insert|update|delete|merge|create|alter|drop|truncate)\b/i

/** Refuses statements that write. */
const refuseWrites: KyselyPlugin = {
  transformQuery({ node }: PluginTransformQueryArgs) {
    const isRaw = node.kind === 'RawNode' && writingWord.test(node.sqlFragments[0] ?? '')
    if (isRaw || !reading.has(node.kind)) throw new Error('A write outside of the transaction of its call.')
    return node
  },
  transformResult: async ({ result }) => result,
}

/** A connection for what a call does before and after its transaction: it reads. A write is a bug, and is refused. */
export function toReadOnly(db: Connection): Connection {
  return db.withPlugin(refuseWrites)
}
