import type { Values } from '../../../http/resource/index.ts'

interface NameProperties {
  /** The property with the name in the description. */
  readonly name: string
  /** The property with the name in the database, where that is another one. */
  readonly former: string
}

interface Changed<Row> {
  readonly before: Row
  readonly values: Values
}

/**
 * Notes at parts what the database calls them, until the table is synchronised (wire contract 3.2, `dbFieldNameOld`). A
 * part that the database does not have yet notes nothing; nor does one whose name there belongs to another part since
 * that was renamed.
 */
export function withFormerNames<Row extends { readonly id: string }>(
  changed: readonly Changed<Row>[],
  rows: readonly Row[],
  inDatabase: ReadonlySet<string>,
  { name, former }: NameProperties,
): readonly Changed<Row>[] {
  const read = (row: Row, property: string) => String(new Map<string, unknown>(Object.entries(row)).get(property) ?? '')
  const owners = new Map(rows.map((row) => [read(row, former), row.id]))
  return changed.map(({ before, values }) => {
    const noted = read(before, former)
    const stored = noted !== '' && inDatabase.has(noted) ? noted : read(before, name)
    const isOwn = (owners.get(stored) ?? before.id) === before.id
    return { before, values: { ...values, [former]: isOwn && inDatabase.has(stored) ? stored : null } }
  })
}
