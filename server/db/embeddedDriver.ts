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
import { createPreparedRunner, type PreparedRunner } from './preparedRunner.ts'

/** The dialect of the embedded database, whose usual statements stay prepared. */
export function createEmbeddedDialect(database: PGlite): Dialect {
  const dialect = new PGliteDialect({ pglite: database })
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new PreparedDriver(database),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

/** The name of a savepoint, and what compiles the statement for it. */
type Savepoint = readonly [string, QueryCompiler['compileQuery']]

class PreparedDriver implements Driver {
  readonly #inner: Required<Driver>
  readonly #runner: PreparedRunner
  #connection: PreparedConnection | undefined

  constructor(database: PGlite) {
    this.#inner = new PGliteDriver({ pglite: database })
    this.#runner = createPreparedRunner(database)
  }

  init(): Promise<void> {
    return this.#inner.init()
  }

  async acquireConnection(): Promise<PreparedConnection> {
    this.#connection ??= new PreparedConnection(await this.#inner.acquireConnection(), this.#runner)
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

  constructor(inner: DatabaseConnection, runner: PreparedRunner) {
    this.inner = inner
    this.#runner = runner
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { sql: text, parameters } = query
    const prepared = this.#runner.find(text)
    if (prepared !== undefined) return prepared(parameters, this.isInTransaction) as Promise<QueryResult<R>>
    const result = await this.inner.executeQuery<R>(query)
    this.#runner.note(text)
    return result
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery(query, chunkSize)
  }
}
