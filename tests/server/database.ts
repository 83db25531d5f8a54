import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** The engines that a suite runs on: the embedded one always, a PostgreSQL server when one is given. */
export type Engine = 'pglite' | 'postgresql'

const testServer = process.env.TEST_DATABASE_URL

export const engines: readonly Engine[] =
  testServer === undefined || testServer === '' ? ['pglite'] : ['pglite', 'postgresql']

/** The engine that answers soonest. */
export const fastEngine: Engine = engines.at(-1) ?? 'pglite'

/** A database of its own on the PostgreSQL server of the tests. */
export interface ServerDatabase {
  readonly name: string
  readonly url: string
  drop(): Promise<void>
}

/** Creates a database on the PostgreSQL server of the tests: an empty one, or a copy of the one that is named. */
export async function createServerDatabase(template = 'template1'): Promise<ServerDatabase> {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL is not set.')
  const name = `pagewright_${randomBytes(6).toString('hex')}`
  await runOnServer(testServer, `create database ${name} template ${template}`)
  const url = new URL(testServer)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => runOnServer(testServer, `drop database if exists ${name} with (force)`) }
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
