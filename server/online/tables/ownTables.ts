/** Names that the server and the database keep for tables of their own. */
const ownNames = /^(sys|pack|onl|kysely|pg|sql)_/i

/** Whether a table is none that people may describe. */
export function isOwnTable(table: string): boolean {
  return ownNames.test(table)
}
