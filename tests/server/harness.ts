import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { StorageGuard } from '../../server/db/storage.ts'

import { type Engine, engines, fastEngine } from './database.ts'
import { openTestDatabase } from './testDatabase.ts'
import { openTestServer, type TestServer, type TestServerOptions } from './testServer.ts'

export { type TestAnswer, TestServer, type TestUser } from './testServer.ts'

/** What a suite may choose of its server and of the database below it. */
interface SuiteOptions extends TestServerOptions {
  /** Says whether there is space for a statement; on the embedded database alone. */
  readonly storageGuard?: StorageGuard
}

/** Opens a server on a fresh database of an engine. */
export async function createTestServer(engine: Engine = 'pglite', options: SuiteOptions = {}): Promise<TestServer> {
  const database = await openTestDatabase(engine, inject('migratedDatabase'), options.storageGuard)
  return openTestServer(engine, database, options)
}

/**
 * Runs a suite on every engine. `server()` gives the server of the suite, which is made before its first test and shared
 * by its tests.
 */
export function describeEachDatabase(
  title: string,
  options: SuiteOptions,
  define: (server: () => TestServer) => void,
): void {
  describe.each(engines)(`${title} on %s`, (engine) => describeServer(engine, options, define))
}

/**
 * Runs a suite that asks every call of the server, on one engine: what it is about (rights, parameters, who sees what) is
 * decided above the database, of which the suites of each call are run on both.
 */
export function describeDatabase(title: string, options: SuiteOptions, define: (server: () => TestServer) => void) {
  describe(`${title} on ${fastEngine}`, () => describeServer(fastEngine, options, define))
}

function describeServer(engine: Engine, options: SuiteOptions, define: (server: () => TestServer) => void): void {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await createTestServer(engine, options)
  })
  afterAll(() => server?.close())
  define(() => {
    if (server === undefined) throw new Error('The server of the suite is not there yet.')
    return server
  })
}
