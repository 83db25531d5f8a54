import { toDynamic } from '../db/dynamic.ts'
import type { Connection } from '../db/schema.ts'

/** Letters of a code that is made of a name. */
const longest = 60

/** The letters of a name that a code may have: “Open orders” is `open_orders`. */
const toCode = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, longest)
    .replace(/^_|_$/g, '')

interface NamedTable {
  readonly table: 'onlCgreportHead' | 'onlGraphreportHead'
  /** The code of a name that has no letters of a code, such as one in Chinese. */
  readonly otherwise: string
}

/** Makes the code of a record from its name; where records have that already, a number is added. */
export async function makeCode(db: Connection, name: string, { table, otherwise }: NamedTable): Promise<string> {
  const stem = toCode(name) || otherwise
  const rows = await toDynamic(db)
    .selectFrom(table)
    .select('code')
    .where((where) => where.or([where('code', '=', stem), where('code', 'like', `${stem.replaceAll('_', '\\_')}\\_%`)]))
    .execute()
  const taken = new Set(rows.map(({ code }) => String(code)))
  if (!taken.has(stem)) return stem
  let number = 2
  while (taken.has(`${stem}_${number}`)) number += 1
  return `${stem}_${number}`
}
