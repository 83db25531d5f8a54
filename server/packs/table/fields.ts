import { departColumn, tenantColumn } from '../../../runtime/language/index.ts'
import type { Field, Fields } from '../../http/resource/field.ts'
import type { PackColumn, PackTable } from '../packTable.ts'
import { fieldOf } from './fieldOf.ts'

/** What a decimal may be that says less of itself: as many digits as a computer reckons with to the last. */
const digits = { all: 38, fraction: 18 }

/** The column that says whose a record is; undefined where records belong to nobody, and that of the author by default. */
export const ownerColumn = ({ owner }: Pick<PackTable, 'owner'>): string | undefined =>
  owner === undefined ? undefined : (owner.column ?? 'create_by')

/** The columns that the server writes alone, whatever a call says of them. */
export function writtenByServer(table: PackTable): ReadonlySet<string | undefined> {
  return new Set([ownerColumn(table), table.transitions?.column, tenantColumn, departColumn])
}

/** The fields of a table by their names on the wire. */
export function toFields(table: PackTable): Fields {
  const byServer = writtenByServer(table)
  return Object.fromEntries([
    ...Object.entries(table.columns).map(
      ([name, column]) => [fieldOf(table, name), toField(column, byServer.has(name))] as const,
    ),
    ...(table.tenant === true
      ? [[fieldOf(table, tenantColumn), { type: 'integer', writable: false } as Field] as const]
      : []),
    ...(table.depart === true
      ? [[fieldOf(table, departColumn), { type: 'text', writable: false } as Field] as const]
      : []),
  ])
}

type ColumnRules = Pick<PackColumn, 'editable' | 'secret' | 'computed' | 'sum'>

function toField(column: PackColumn, isByServer: boolean): Field {
  const { type, label, length, required, unique, dict, precision, scale } = column
  const field: Field = {
    type,
    ...(label === undefined ? {} : { label }),
    ...(length === undefined ? {} : { length }),
    ...(required === undefined ? {} : { required }),
    ...(unique === undefined ? {} : { unique }),
    ...(dict === undefined ? {} : { dict }),
    ...(type === 'decimal' && (precision !== undefined || scale !== undefined)
      ? { digits: { all: precision ?? digits.all, fraction: scale ?? digits.fraction } }
      : {}),
  }
  return withRules(field, column, isByServer)
}

/** A field with what its column says of who writes it, and whether anybody reads it. */
export function withRules({ required, ...field }: Field, column: ColumnRules, isByServer: boolean): Field {
  const { editable, secret, computed, sum } = column
  const isClosed = isByServer || computed !== undefined || sum !== undefined || editable === 'never'
  return {
    ...field,
    // What the server writes is asked of nobody.
    ...(required === undefined || isClosed ? {} : { required }),
    ...(isClosed ? { writable: false } : editable === 'onCreate' ? { writable: 'onAdd' as const } : {}),
    ...(sum === undefined ? {} : { isDerived: true, versioned: false }),
    ...(secret === undefined ? {} : { readable: false, exported: false, versioned: false, hasDefault: true }),
  }
}
