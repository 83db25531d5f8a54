import { sql } from 'kysely'
import type { Connection } from '../../db/schema.ts'
import { readDefault } from './readDefault.ts'
import type { ColumnShape, IndexShape, TableShape } from './shape.ts'

interface ColumnRow {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly key: boolean
  readonly identity: boolean
  readonly expression: string | null
  readonly generated: boolean
  readonly comment: string | null
}

interface IndexRow {
  readonly name: string
  readonly columns: readonly string[]
  readonly options: readonly number[]
  readonly unique: boolean
  readonly constraint: boolean
}

interface TableRow {
  readonly comment: string | null
  readonly key_name: string | null
  readonly columns: readonly ColumnRow[] | null
  readonly indexes: readonly IndexRow[] | null
}

/**
 * Reads what a table is from the catalogue of the database; undefined when there is no such table. Indexes that a
 * description cannot say, such as those over expressions or a part of the records, are left out.
 */
export async function readCatalogue(db: Connection, table: string): Promise<TableShape | undefined> {
  const { rows } = await sql<TableRow>`
    select obj_description(c.oid, 'pg_class') as comment,
      (select conname from pg_constraint where conrelid = c.oid and contype = 'p') as key_name,
      (
        select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'required', a.attnotnull,
          'key', exists (select 1 from pg_index k where k.indrelid = c.oid and k.indisprimary and a.attnum = any(k.indkey)),
          'identity', a.attidentity <> '', 'generated', a.attgenerated <> '',
          'expression', pg_get_expr(d.adbin, d.adrelid), 'comment', col_description(c.oid, a.attnum)
        ) order by a.attnum)
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      ) as columns,
      (
        select json_agg(json_build_object(
          'name', o.relname, 'unique', i.indisunique,
          'constraint', exists (select 1 from pg_constraint where conindid = i.indexrelid and contype = 'u'),
          'columns', (
            select json_agg(a.attname order by part.place)
            from unnest(i.indkey) with ordinality as part(number, place)
            join pg_attribute a on a.attrelid = c.oid and a.attnum = part.number
          ),
          'options', (select json_agg(option order by place) from unnest(i.indoption) with ordinality as part(option, place))
        ) order by o.relname)
        from pg_index i join pg_class o on o.oid = i.indexrelid join pg_am m on m.oid = o.relam
        where i.indrelid = c.oid and not i.indisprimary and not i.indisexclusion and i.indisvalid
          and i.indpred is null and i.indexprs is null and i.indnatts = i.indnkeyatts and m.amname = 'btree'
      ) as indexes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relname = ${table} and n.nspname = current_schema() and c.relkind in ('r', 'p')`.execute(
    db.withoutPlugins(),
  )
  const [row] = rows
  if (row === undefined) return undefined
  const keyName = row.key_name === null || row.key_name === `${table}_pkey` ? undefined : row.key_name
  return {
    table,
    comment: row.comment,
    columns: (row.columns ?? []).map(toColumn),
    indexes: (row.indexes ?? []).flatMap((index) => toIndex(index) ?? []),
    ...(keyName === undefined ? {} : { keyName }),
  }
}

function toColumn({ name, type, required, key, identity, expression, generated, comment }: ColumnRow): ColumnShape {
  const column = { name, type, isNullable: !required, isKey: key, comment }
  if (identity) return { ...column, defaultValue: null, numbering: 'identity' }
  if (generated && expression !== null) return { ...column, defaultValue: null, defaultExpression: expression }
  return { ...column, ...readDefault(type, expression) }
}

/** How an index sorts a column: 0 as usual, 2 with what is empty first. Either finds the same records. */
const emptyFirst = 2

/** The order of lists: 1 is downwards with what is empty last, 3 downwards with it first. */
const newestFirst = '1,3'

function toIndex({ name, columns, options, unique, constraint }: IndexRow): IndexShape | undefined {
  const index: IndexShape = { name, columns, isUnique: unique, ...(constraint ? { isConstraint: true } : {}) }
  if (options.every((option) => option === 0 || option === emptyFirst)) return index
  return options.join(',') === newestFirst && !unique ? { ...index, isNewestFirst: true } : undefined
}
