import { code, type Route, route } from '../../http/index.ts'
import { readDisks } from '../../monitor/disks.ts'
import { takeStore } from '../../monitor/monitor.ts'
import { countPassing, passingTables, toHitShare } from '../../monitor/storeFigures.ts'
import { tableNames } from './messages.ts'
import { readStoreInfo } from './storeInfo.ts'

const access = code('monitor:redis')
const disks = code('monitor:disk')

/**
 * The calls of the Redis monitor. There is no Redis here: its figures are those of the database and of this process,
 * which keep what other servers of the family keep there (wire contract 1.12).
 */
export const storeRoutes: readonly Route[] = [
  route('GET', '/sys/actuator/redis/info', access, readStoreInfo),
  route('GET', '/sys/actuator/redis/keysSize', access, async ({ db }) => ({
    create_time: Date.now(),
    dbSize: (await takeStore(db)).keys,
  })),
  route('GET', '/sys/actuator/redis/memoryInfo', access, () => ({
    used_memory: process.memoryUsage().rss,
    create_time: Date.now(),
  })),
  route('GET', '/sys/monitor/store', access, async ({ db, language, services }) => {
    const now = await takeStore(db)
    const counts = await countPassing(db)
    return {
      ...now,
      hitShare: toHitShare(now) ?? null,
      tables: passingTables.map((table) => ({ table, title: tableNames[table][language], total: counts[table] })),
      history: [...services.monitor.stores(), now],
    }
  }),
  route('GET', '/sys/actuator/redis/queryDiskInfo', disks, ({ config }) => readDisks(config.dataDir)),
]
