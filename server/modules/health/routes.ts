import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { anonymous, type Call, defineModule, type RawAnswer, raw, route } from '../../http/index.ts'

const watchers = anonymous('Watchers of the process have no account, and the answer says nothing else.')

/** Milliseconds within which the database has to answer. */
const longestAnswer = 1500

/** Says whether the process lives, and whether it can answer calls now (design section 7). */
export const health = defineModule({
  id: 'health',
  section: '7',
  routes: [
    // It listens only once migrations and packs are in.
    route('GET', '/health', watchers, () => raw({ status: 'ok' })),
    route('GET', '/ready', watchers, readReadiness),
  ],
})

/** 200 while the database answers; 503 while it does not, so that a balancer sends people elsewhere meanwhile. */
async function readReadiness({ db }: Call): Promise<RawAnswer> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  const isReady = await Promise.race([answered, wait(longestAnswer, false, { ref: false })])
  if (isReady) return raw({ status: 'ok' })
  return raw({ status: 'unavailable' }, { 'retry-after': '2' }, 503)
}
