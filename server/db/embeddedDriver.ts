import type { PGlite } from '@electric-sql/pglite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteDialect,
  PGliteDriver,
  type QueryCompiler,
  type QueryResult,
} from 'kysely'
import { letOthersIn } from '../threads/letOthersIn.ts'
import { createPreparedRunner, type PreparedRunner } from './preparedRunner.ts'
import { StatementCompiler } from './queryCompiler.ts'
import type { StorageGuard } from './storage.ts'

/** The dialect of the embedded database, whose usual statements stay prepared; `guard` is asked before each of them. */
export function createEmbeddedDialect(database: PGlite, guard: StorageGuard): Dialect {
  const dialect = new PGliteDialect({ pglite: database })
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new PreparedDriver(database, guard),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => new StatementCompiler(),
  }
}

/** The name of a savepoint, and what compiles the statement for it. */
type Savepoint = readonly [string, QueryCompiler['compileQuery']]

class PreparedDriver implements Driver {
  readonly #inner: Required<Driver>
  readonly #runner: PreparedRunner
  readonly #guard: StorageGuard
  #connection: PreparedConnection | undefined

  constructor(database: PGlite, guard: StorageGuard) {
    this.#guard = guard
    this.#inner = new PGliteDriver({ pglite: database })
    this.#runner = createPreparedRunner(database)
  }

  init(): Promise<void> {
    return this.#inner.init()
  }

  async acquireConnection(): Promise<PreparedConnection> {
    this.#connection ??= new PreparedConnection(await this.#inner.acquireConnection(), this.#runner, this.#guard)
    return this.#connection
  }

  async beginTransaction(connection: PreparedConnection): Promise<void> {
    await this.#inner.beginTransaction(connection.inner, {})
    connection.isInTransaction = true
  }

  async commitTransaction(connection: PreparedConnection): Promise<void> {
    connection.isInTransaction = false
    await this.#inner.commitTransaction(connection.inner)
  }

  async rollbackTransaction(connection: PreparedConnection): Promise<void> {
    connection.isInTransaction = false
    await this.#inner.rollbackTransaction(connection.inner)
  }

  savepoint({ inner }: PreparedConnection, ...rest: Savepoint): Promise<void> {
    return this.#inner.savepoint(inner, ...rest)
  }

  rollbackToSavepoint({ inner }: PreparedConnection, ...rest: Savepoint): Promise<void> {
    return this.#inner.rollbackToSavepoint(inner, ...rest)
  }

  releaseSavepoint({ inner }: PreparedConnection, ...rest: Savepoint): Promise<void> {
    return this.#inner.releaseSavepoint(inner, ...rest)
  }

  releaseConnection({ inner }: PreparedConnection): Promise<void> {
    return this.#inner.releaseConnection(inner)
  }

  destroy(): Promise<void> {
    return this.#inner.destroy()
  }
}

class PreparedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  isInTransaction = false
  readonly #runner: PreparedRunner
  readonly #guard: StorageGuard

  constructor(inner: DatabaseConnection, runner: PreparedRunner, guard: StorageGuard) {
    this.inner = inner
    this.#runner = runner
    this.#guard = guard
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { sql: text, parameters } = query
    this.#guard(text)
    const prepared = this.#runner.find(text)
    const result =
      prepared === undefined
        ? await this.inner.executeQuery<R>(query)
        : ((await prepared(parameters, this.isInTransaction)) as QueryResult<R>)
    if (prepared === undefined) this.#runner.note(text)
    // The database works on this thread and waits for nothing.
    await letOthersIn()
    return result
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery(query, chunkSize)
  }
}
