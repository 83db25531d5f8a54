import { setTimeout } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { openEmbedded } from '../../../server/db/embedded.ts'
import { takeSnapshot } from './snapshot.ts'
import { readTemplate } from './template.ts'

/** A migrated embedded database that nobody else uses. */
export interface BorrowedDatabase {
  readonly database: PGlite
  /** Closing the database gives it back as well. */
  giveBack(): Promise<void>
}

interface PooledDatabase {
  readonly database: PGlite
  readonly restore: () => void
  readonly close: () => Promise<void>
}

/** The seconds after which a database that does not answer is taken for one whose transaction was left open. */
const idleSeconds = 5

const idle: PooledDatabase[] = []

/**
 * Opening one takes a second, so one that was given back is used again: it is put back, byte for byte, to what it was
 * when it was opened. One that cannot be put back whole is closed.
 */
export async function borrowEmbedded(): Promise<BorrowedDatabase> {
  const pooled = idle.pop() ?? (await open())
  pooled.restore()
  let isGivenBack = false
  const giveBack = async () => {
    if (isGivenBack) return
    isGivenBack = true
    if (await canRestore(pooled.database)) idle.push(pooled)
    // Nobody waits for it: one whose transaction was left open never closes.
    else void pooled.close().catch(() => undefined)
  }
  return { database: Object.assign(pooled.database, { close: giveBack }), giveBack }
}

async function open(): Promise<PooledDatabase> {
  const database = await openEmbedded({ dump: await readTemplate() })
  // What it loads for this language later could not be undone.
  await database.exec('do $$ begin perform 1; end $$')
  return { database, restore: takeSnapshot(database), close: database.close.bind(database) }
}

/** Listeners and loaded code live outside of the database's memory; a transaction that is open would go on. */
async function canRestore(database: PGlite): Promise<boolean> {
  const state = database.query<{ isClean: boolean }>(`
    select not exists (select from pg_listening_channels())
       and not exists (select from pg_get_loaded_modules() where file_name <> 'plpgsql.so') as "isClean"`)
  const limit = setTimeout(idleSeconds * 1000, undefined, { ref: false })
  const answer = await Promise.race([state, limit]).catch(() => undefined)
  return answer?.rows[0]?.isClean ?? false
}
