import type { Config } from '../config.ts'
import { dropCached, onChange } from '../db/changes.ts'
import type { Connection } from '../db/schema.ts'
import { checkAside } from './checkAside.ts'
import { installPacks } from './install.ts'
import { readPackStates, readServedPacks } from './keptPacks.ts'
import { findPackChanges, sameStates } from './packChanges.ts'
import type { PackReloader } from './packReloader.ts'
import { packTopic } from './packTopic.ts'
import type { RunningPacks } from './runningPacks.ts'

/** What a reload works with. */
export interface ReloaderSources {
  readonly db: Connection
  readonly config: Pick<Config, 'packFolders' | 'isDemo'>
  readonly running: RunningPacks
  /** Whether the server answers calls below a path itself. */
  readonly isTaken: (path: string) => boolean
}

/** Makes the reloader of a process, which serves as well what another process on the database has installed. */
export function createPackReloader({ db, config, running, isTaken }: ReloaderSources): PackReloader {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
  const serve = (packs: Parameters<RunningPacks['replace']>[0]): void => {
    running.replace(packs)
    dropCached(db, packTopic)
  }
  const follow = async (): Promise<void> => {
    const { states } = running.current.packs
    if (states !== undefined && sameStates(states, await readPackStates(db))) return
    serve(await readServedPacks(db))
  }
  const stop = onChange(db, (topic) => {
    if (topic !== 'sys_pack') return
    inTurn(follow).catch((error: unknown) => console.error('The packs of the database cannot be read:', error))
  })
  return {
    reload: () =>
      inTurn(async () => {
        const before = await readPackStates(db)
        const packs = await installPacks(db, config, { check: checkAside, isTaken })
        serve(packs)
        return findPackChanges(before, packs.states ?? [])
      }),
    close: async () => {
      stop()
      await last
    },
  }
}
