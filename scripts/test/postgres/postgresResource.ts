import type { Resource } from '../resource.ts'
import { findPostgres } from './findPostgres.ts'
import { startPostgres } from './startPostgres.ts'

const given = process.env.TEST_DATABASE_URL

/**
 * The PostgreSQL server of the server's tests: the one of `TEST_DATABASE_URL`, else one that is started for them from
 * what is installed. Where there is none they run on the embedded database alone.
 */
export const postgresResource: Resource = {
  id: 'postgres',
  describe: () => (given ? 'given' : (findPostgres() ?? 'none')),
  start: async () => {
    if (given) return {}
    const programs = findPostgres()
    if (programs === undefined) return { skipped: 'PostgreSQL, because no initdb is installed here' }
    const { url, stop } = await startPostgres(programs)
    return { environment: { TEST_DATABASE_URL: url }, stop }
  },
}
