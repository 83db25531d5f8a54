import type { FieldType } from '../../http/query/condition.ts'
import type { DbType, FormField, FormHead } from './description.ts'

/** What decides the type of a column. */
type Typed = Pick<FormField, 'dbType' | 'dbLength' | 'dbPointLength' | 'fieldShowType'>

interface TypeOfField {
  /** The type in the database, as the catalogue writes it. */
  readonly column: (field: Typed) => string
  /** The type in a query. */
  readonly field: FieldType
}

const day: TypeOfField = { column: () => 'date', field: 'date' }
const moment: TypeOfField = { column: () => 'timestamp with time zone', field: 'datetime' }

const types: Readonly<Record<DbType, TypeOfField>> = {
  string: {
    // A password is kept encrypted, which is longer than itself; its length bounds what is typed.
    column: ({ dbLength, fieldShowType }) => (fieldShowType === 'password' ? 'text' : `character varying(${dbLength})`),
    field: 'text',
  },
  int: { column: () => 'integer', field: 'integer' },
  long: { column: () => 'bigint', field: 'integer' },
  double: { column: () => 'double precision', field: 'decimal' },
  BigDecimal: { column: ({ dbLength, dbPointLength }) => `numeric(${dbLength},${dbPointLength})`, field: 'decimal' },
  Date: day,
  Datetime: moment,
  Text: { column: () => 'text', field: 'text' },
  LongText: { column: () => 'text', field: 'text' },
  Blob: { column: () => 'bytea', field: 'text' },
}

/** Whether a description may name the type. */
export function isDbType(dbType: string): dbType is DbType {
  return Object.hasOwn(types, dbType)
}

/** A day that is written with its time is a point in time (wire contract 3.2). */
function findType({ dbType, fieldShowType }: Typed): TypeOfField {
  if (!isDbType(dbType)) throw new Error(`A field has the unknown type ${dbType}.`)
  return dbType === 'Date' && fieldShowType === 'datetime' ? moment : types[dbType]
}

/** The type of the column of a field, as the catalogue of the database writes it. Throws for a type that there is not. */
export function toColumnType(field: Typed): string {
  return findType(field).column(field)
}

/** The type of a field in queries (wire contract 2.1). Throws for a type that there is not. */
export function toFieldType(field: Typed): FieldType {
  return findType(field).field
}

/** The types of keys by who makes them (wire contract 3.1). */
export const keyTypes: Readonly<Record<string, string>> = {
  UUID: 'character varying(36)',
  NATIVE: 'bigint',
  SEQUENCE: 'bigint',
}

/** The type of the key of a form. */
export function toKeyType({ idType }: Pick<FormHead, 'idType'>): string {
  return (Object.hasOwn(keyTypes, idType) ? keyTypes[idType] : undefined) ?? 'character varying(36)'
}
