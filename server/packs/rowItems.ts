import { columnsOfTable } from '../../runtime/language/index.ts'
import { toStableId } from '../db/id.ts'
import { camelCaseName } from '../db/names.ts'
import { accountTables } from './accountTables.ts'
import type { Pack } from './pack.ts'
import { PackError } from './packError.ts'
import type { PackItem } from './packItem.ts'

/** The sample rows of a pack for tables of packs and for accounts. A row without an `id` is identified by its place and gets one. */
export function toRowItems(pack: Pack, packs: readonly Pack[]): readonly PackItem[] {
  const tables = new Map(packs.flatMap((other) => other.tables.map((table) => [table.table, table] as const)))
  return [...pack.rows].flatMap(([table, rows]) => {
    const own = Object.hasOwn(accountTables, table) ? accountTables[table] : undefined
    const ofPack = tables.get(table)
    const declared = ofPack ?? own
    if (declared === undefined)
      throw new PackError(`The pack "${pack.id}" has rows for the table "${table}", which no pack declares.`)
    const columnNames = ofPack ? columnsOfTable(ofPack.columns) : Object.keys(declared.columns)
    return rows.map((row, index): PackItem => {
      const { id, ...columns } = row
      const unknown = Object.keys(columns).find((column) => !columnNames.includes(column))
      if (unknown !== undefined)
        throw new PackError(
          `rows/${table}.json of the pack "${pack.id}" names the column "${unknown}", which the table has not.`,
        )
      const name = typeof id === 'string' ? id : `#${index}`
      return {
        pack: pack.id,
        kind: 'row',
        id: `${table}/${name}`,
        table: camelCaseName(table),
        recordId: typeof id === 'string' ? id : toStableId(pack.id, 'row', table, name),
        values: {
          ...own?.fixed,
          ...Object.fromEntries(Object.entries(columns).map(([column, value]) => [camelCaseName(column), value])),
        },
        ...(own?.links === undefined ? {} : { links: own.links }),
        json: Object.keys(columns)
          .filter((column) => declared.columns[column]?.type === 'json')
          .map(camelCaseName),
      }
    })
  })
}
