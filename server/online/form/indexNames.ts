import { createHash } from 'node:crypto'

/**
 * The name of an index in the database. Names of indexes are shared by all tables, so that each carries a sign of its
 * table, and two forms may call theirs the same.
 */
export function toIndexName(table: string, name: string): string {
  return toName(name, ['described', table, name])
}

/** The name of an index that a table gets by itself, which never is one of a description. */
export function toOwnIndexName(table: string, purpose: string): string {
  return toName(`${table}_${purpose}`, ['own', table, purpose])
}

function toName(words: string, parts: readonly string[]): string {
  const sign = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10)
  // The database cuts names after 63 bytes; names of descriptions are ASCII.
  return `${words.slice(0, 50)}_${sign}`
}
