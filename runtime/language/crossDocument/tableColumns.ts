import { auditColumns } from '../checks/fieldNames.ts'

/** A name as tables write it. */
export const toSnake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The same name as records have it. */
export const toCamel = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_whole, letter: string) => letter.toUpperCase())

/** Columns that every table of a pack has by itself (wire contract 2.2). */
export const ownColumns: readonly string[] = auditColumns.map(toSnake)

/** The columns of a pack's table: those that its document declares, and those that every table has. */
export const columnsOfTable = (declared: object): readonly string[] => [...Object.keys(declared), ...ownColumns]
