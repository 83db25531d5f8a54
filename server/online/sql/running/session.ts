import type { Catalogue } from '../catalogue.ts'
import type { Statement } from '../reading/statement.ts'

/** A column of a result, with the id of its type in PostgreSQL. */
export interface ResultColumn {
  readonly name: string
  readonly typeId: number
}

/** What a text answered. */
export interface QueryRows {
  readonly columns: readonly ResultColumn[]
  readonly rows: readonly (readonly unknown[])[]
}

/** What the database gets. */
export interface QueryText {
  readonly text: string
  readonly values: readonly (string | null)[]
}

/** How long a query may run, who waits for it, and what ends it early. */
export interface RunOptions {
  readonly milliseconds: number
  /** The person whose turns are counted. */
  readonly person: string
  readonly signal: AbortSignal
}

/** What a query was made of, and the most rows that it answers. */
export interface MadeQuery {
  readonly statement: Statement
  readonly catalogue: Catalogue
  readonly rows: number
}

/** One visit of a query to its database: everything runs read-only and within one time limit. */
export interface QuerySession {
  /** The schemas in which names without one are looked up. */
  readonly schemas: readonly string[]
  /** Asks for something that the server itself wants to know, such as the catalogue. */
  ask(text: string, values: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>
  /** The columns of a query that ends with `limit 0`, of which nothing runs. */
  describe(query: QueryText): Promise<readonly ResultColumn[]>
  /** Runs a query that was made of a statement. */
  run(query: QueryText, made: MadeQuery): Promise<QueryRows>
}

/** A database that queries are for. */
export interface QueryDatabase {
  use<T>(options: RunOptions, work: (session: QuerySession) => Promise<T>): Promise<T>
}

/** The most bytes that one answer may have. */
export const maxBytes = 64 * 1024 * 1024
