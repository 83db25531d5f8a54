import { sql } from 'kysely'
import { type RecordQuery, toDynamic } from '../../db/dynamic.ts'
import { snakeCaseName } from '../../db/names.ts'
import { columnTypes } from '../query/toExpression.ts'
import type { Viewer } from '../viewer.ts'
import type { ResourceModel, Values } from './declaration.ts'
import type { Field } from './field.ts'

type NarrowedModel = Pick<ResourceModel, 'table' | 'isVerbatim' | 'fields' | 'narrowedFields'>

/**
 * The records of a query with what their viewer reads of narrowed fields in place of what is stored, so that filters and
 * orders are about nothing else.
 */
export async function withNarrowedFields(
  model: NarrowedModel,
  query: RecordQuery,
  viewer: Viewer,
): Promise<RecordQuery> {
  const narrowed = Object.entries((await model.narrowedFields?.(viewer)) ?? {})
  if (narrowed.length === 0) return query
  const names = new Set(narrowed.map(([name]) => name))
  const whole = query.select(listColumns(model).filter((name) => !names.has(name)))
  const records = narrowed.reduce((selected, [name, value]) => selected.select(value.as(name)), whole)
  // The columns are those of the table, which the type cannot say.
  return toDynamic(viewer.db, model).selectFrom(records.as(model.table)) as unknown as RecordQuery
}

const listColumns = ({ fields }: NarrowedModel): readonly string[] =>
  Object.entries(fields).flatMap(([name, { isDerived }]) => (isDerived === true ? [] : [name]))

/** Values of records, such as stored rows or their versions, as a viewer reads them. */
export async function narrowValues<Record extends Values>(
  model: NarrowedModel,
  records: readonly Record[],
  viewer: Viewer,
): Promise<readonly Record[]> {
  const narrowed = Object.entries((await model.narrowedFields?.(viewer)) ?? {})
  if (narrowed.length === 0 || records.length === 0) return records
  const names = narrowed.map(([name]) => name)
  const toColumn = (name: string) => (model.isVerbatim === true ? name : snakeCaseName(name))
  const stored = records.map((record, place) => ({
    place,
    ...Object.fromEntries(names.map((name) => [toColumn(name), record[name] ?? null])),
  }))
  const columns = names.map((name) => {
    return sql`${sql.ref(toColumn(name))} ${sql.raw(toColumnType(model.fields[name]))}`
  })
  const { rows } = await sql<Values>`
    select ${sql.join(narrowed.map(([name, value]) => sql`${value} as ${sql.ref(toColumn(name))}`))}
    from jsonb_to_recordset(cast(${JSON.stringify(stored)} as jsonb))
      as ${sql.table(model.table)}(place integer, ${sql.join(columns)})
    order by place`.execute(toDynamic(viewer.db, model))
  return records.map((record, index) => {
    const seen = names.filter((name) => Object.hasOwn(record, name)).map((name) => [name, rows[index]?.[name] ?? null])
    return { ...record, ...Object.fromEntries(seen) }
  })
}

/** A whole number of 8 bytes would come back as a text. */
function toColumnType({ type, isLong }: Pick<Field, 'type' | 'isLong'> = { type: 'text' }): string {
  return type === 'integer' && isLong !== true ? 'integer' : columnTypes[type]
}
