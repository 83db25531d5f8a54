import { auditColumns } from '../checks/fieldNames.ts'
import { getMember, getObject } from '../json.ts'

/** A name as tables write it. */
export const toSnake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The same name as records have it. */
export const toCamel = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_whole, letter: string) => letter.toUpperCase())

/** Columns that every table of a pack has by itself (wire contract 2.2). */
export const ownColumns: readonly string[] = auditColumns.map(toSnake)

/** The columns that a table has by what its document says of tenants and departments. */
export const tenantColumn = 'tenant_id'
export const departColumn = 'sys_org_code'

/**
 * The columns of a pack's table: those that its document declares, those that follow from what it says of tenants and
 * departments, and those that every table has.
 */
export const columnsOfTable = (table: unknown): readonly string[] => [
  ...Object.keys(getObject(table, 'columns')),
  ...(getMember(table, 'tenant') === true ? [tenantColumn] : []),
  ...(getMember(table, 'depart') === true ? [departColumn] : []),
  ...ownColumns,
]
