import { sql } from 'kysely'
import type { ResourceDeclaration } from '../../http/resource/declaration.ts'
import { isStranger } from '../../http/stranger.ts'
import type { PackTable } from '../packTable.ts'
import { fieldOf } from './fieldOf.ts'

/** The columns that are worked out as they are read, by their names on the wire. */
export const toSums = (table: PackTable) =>
  Object.entries(table.columns).flatMap(([name, { sum }]) =>
    sum === undefined ? [] : [{ name: fieldOf(table, name), ...sum }],
  )

/** Sums over other tables, as the database works them out; strangers read those that are public. */
export function toDerived(table: PackTable): NonNullable<ResourceDeclaration['derived']> {
  const open = new Set((table.public ?? []).map((column) => fieldOf(table, column)))
  return ({ user }) =>
    Promise.resolve(
      Object.fromEntries(
        toSums(table)
          .filter(({ name }) => !isStranger(user) || open.has(name))
          .map(({ name, table: other, column, by }) => [
            name,
            sql`(
              select coalesce(sum(${sql.ref(`${other}.${column}`)}), 0) from ${sql.table(other)}
              where ${sql.ref(`${other}.${by}`)} = ${sql.ref(`${table.table}.id`)}
            )`,
          ]),
      ),
    )
}
