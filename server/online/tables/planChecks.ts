import { toEmptyMessage, toMisfitMessage, toRepeatedMessage } from './checkMessages.ts'
import { toDefault } from './columnSql.ts'
import { type Conversion, toConversion } from './conversions.ts'
import type { ColumnMatch, ColumnPair } from './matchColumns.ts'
import type { IndexMatch } from './matchIndexes.ts'
import type { Check } from './plan.ts'
import { quoteName } from './quote.ts'
import type { ColumnShape, IndexShape, TableShape } from './shape.ts'

/** How the values of a column become those that are wanted; undefined when its type stays. */
export function findConversion({ before, after }: ColumnPair): Conversion | undefined {
  return before.type === after.type ? undefined : toConversion(quoteName(before.name), before.type, after.type)
}

/** What must hold of the records of a table before it may be changed. All queries run on the table as it is. */
export function planChecks(
  current: TableShape,
  wanted: TableShape,
  columns: ColumnMatch,
  indexes: IndexMatch,
): readonly Check[] {
  const table = quoteName(current.table)
  return [
    ...columns.kept.flatMap((pair) => checkType(table, pair)),
    ...columns.kept.flatMap((pair) => checkRequired(table, pair)),
    ...columns.added.filter(isWithoutValue).map(
      (column): Check => ({
        kind: 'required',
        columns: [column.name],
        counting: `select count(*) as count from ${table}`,
        message: toEmptyMessage(column),
      }),
    ),
    ...checkUnique(table, wanted, columns, indexes),
  ]
}

/** A new column that asks for a value which the records that are there do not get. */
function isWithoutValue(column: ColumnShape): boolean {
  return !column.isNullable && column.numbering === undefined && column.defaultValue === null
}

function checkType(table: string, pair: ColumnPair): readonly Check[] {
  const misfit = findConversion(pair)?.misfit
  if (misfit === undefined) return []
  return [
    {
      kind: 'type',
      columns: [pair.after.name],
      counting: `select count(*) as count from ${table} where ${misfit}`,
      message: toMisfitMessage(pair.after),
    },
  ]
}

function checkRequired(table: string, pair: ColumnPair): readonly Check[] {
  const { before, after } = pair
  const conversion = findConversion(pair)
  if (after.isNullable || !(before.isNullable || conversion?.mayEmpty === true)) return []
  const value = conversion?.value ?? quoteName(before.name)
  return [
    {
      kind: 'required',
      columns: [after.name],
      counting: `select count(*) as count from ${table} where (${value}) is null`,
      message: toEmptyMessage(after),
    },
  ]
}

/** Unique indexes that are new, and those whose columns turn into another type, in which two values may be the same. */
function checkUnique(table: string, wanted: TableShape, columns: ColumnMatch, indexes: IndexMatch): readonly Check[] {
  const values = toValues(columns)
  const retyped = new Set(
    columns.kept.filter(({ before, after }) => before.type !== after.type).map(({ after }) => after.name),
  )
  const isRetyped = (index: Pick<IndexShape, 'columns'>): boolean => index.columns.some((name) => retyped.has(name))
  const key = wanted.columns.filter(({ isKey }) => isKey)
  const isKeyNew = columns.kept.some(({ before, after }) => before.isKey !== after.isKey)
  const keyIndex = { columns: key.map(({ name }) => name) }
  const unique: readonly (Pick<IndexShape, 'columns'> & { readonly name?: string })[] = [
    ...(isKeyNew || isRetyped(keyIndex) ? [keyIndex] : []),
    ...indexes.added.filter(({ isUnique }) => isUnique),
    ...indexes.kept.map(({ after }) => after).filter((index) => index.isUnique && isRetyped(index)),
  ]
  return unique
    .filter((index) => index.columns.every((name) => values.has(name)))
    .map(
      (index): Check => ({
        kind: 'unique',
        columns: index.columns,
        ...(index.name === undefined ? {} : { index: index.name }),
        counting: countRepeated(
          table,
          index.columns.map((name) => values.get(name) ?? 'null'),
        ),
        message: toRepeatedMessage(index, wanted.columns),
      }),
    )
}

/** What the wanted columns will hold, as SQL over the table as it is. A column that is numbered repeats nothing. */
function toValues({ kept, added }: ColumnMatch): ReadonlyMap<string, string> {
  return new Map([
    ...kept.map((pair) => [pair.after.name, findConversion(pair)?.value ?? quoteName(pair.before.name)] as const),
    ...added
      .filter(({ numbering }) => numbering === undefined)
      .map((column) => [column.name, `(${toDefault(column) ?? 'null'})::${column.type}`] as const),
  ])
}

/** Counts the records that share all values with another one; what is empty repeats nothing. */
function countRepeated(table: string, values: readonly string[]): string {
  const named = values.map((value, place) => `${value} as v${place}`)
  const names = values.map((_, place) => `v${place}`)
  const filled = names.map((name) => `${name} is not null`)
  return (
    `select coalesce(sum(times), 0) as count from (select count(*) as times from (select ${named.join(', ')} from ${table}) as all_values` +
    ` where ${filled.join(' and ')} group by ${names.join(', ')} having count(*) > 1) as repeated`
  )
}
