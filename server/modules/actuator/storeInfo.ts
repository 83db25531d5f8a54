import { sql } from 'kysely'
import type { SignedInCall } from '../../http/index.ts'
import { takeStore } from '../../monitor/monitor.ts'
import { storeMessages } from './messages.ts'

/** One figure as the wire has it (wire contract 1.12). */
export interface StoreInfo {
  readonly key: string
  readonly value: string
  readonly description: string
}

/** The figures of the Redis monitor under the names that it knows, each with what stands for it here. */
export async function readStoreInfo({ db, language }: SignedInCall): Promise<readonly StoreInfo[]> {
  const store = await takeStore(db)
  const { rows } = await sql<{ readonly version: string }>`select current_setting('server_version') as version`.execute(
    db,
  )
  const info = (key: string, value: number | string, words: keyof typeof storeMessages): StoreInfo => ({
    key,
    value: String(value),
    description: storeMessages[words][language],
  })
  return [
    info('server_version', `PostgreSQL ${rows[0]?.version ?? ''}`.trim(), 'server'),
    info('process_id', process.pid, 'process'),
    info('uptime_in_seconds', Math.round(process.uptime()), 'uptime'),
    info('connected_clients', store.connections, 'connections'),
    info('used_memory', store.memory, 'memory'),
    info('used_memory_peak', process.resourceUsage().maxRSS * 1024, 'memoryPeak'),
    info('db_size', store.size, 'size'),
    info('db_keys', store.keys, 'keys'),
    info('expired_keys', store.expired, 'expired'),
    info('keyspace_hits', store.hits, 'hits'),
    info('keyspace_misses', store.misses, 'misses'),
    info('total_commits', store.committed, 'committed'),
    info('total_rollbacks', store.undone, 'undone'),
  ]
}
