import { sql } from 'kysely'
import type { RowList } from '../db/rowLists.ts'
import type { FieldType } from '../http/query/condition.ts'
import { isDbType, toFieldType } from '../online/form/columnTypes.ts'

/** The columns of the tables of forms, by their names. */
export type TableColumns = ReadonlyMap<string, readonly string[]>

/** The tables of forms that are there, with their columns: one whose description changed since keeps its records, and shows them again later. */
export const existingTables: RowList<readonly [string, readonly string[]]> = {
  selection: sql`
    select json_build_array(c.relname, (
      select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    )) as line from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind in ('r', 'p')
      and c.relname in (select table_name from onl_cgform_head)`,
  toRow: ([name, columns]) => [String(name), columns as readonly string[]],
}

/** A field that is kept, as far as rights hang on it. */
export interface KeptField {
  readonly id: string
  readonly name: string
  /** What its column is called until the table is synchronised. */
  readonly formerName: string | null
  /** Whether choices of other fields may be read from it. */
  readonly isOpen: boolean
  /** False for a password, which goes in and never comes out. */
  readonly isReadable: boolean
  readonly type: FieldType
  /** What its column has in new records that say nothing else; empty for nothing. */
  readonly initial: string
}

/** The fields that are kept, by their forms. */
export const keptFields: RowList<readonly [string, readonly KeptField[]]> = {
  selection: sql`
    select json_build_array(cgform_head_id, json_agg(json_build_array(
      id, db_field_name, db_field_name_old, db_type, field_show_type, db_default_val
    ))) as line from onl_cgform_field where db_is_persist = 1 group by cgform_head_id`,
  toRow: ([id, fields]) => [String(id), (fields as readonly StoredField[]).map(toKeptField)],
}

type StoredField = readonly [
  id: string,
  name: string,
  formerName: string | null,
  dbType: string,
  fieldShowType: string,
  initial: string | null,
]

function toKeptField([id, name, formerName, dbType, fieldShowType, initial]: StoredField): KeptField {
  const isReadable = fieldShowType !== 'password'
  const isOpen = isReadable && dbType !== 'Blob'
  const type = isDbType(dbType) ? toFieldType({ dbType, fieldShowType, dbLength: 0, dbPointLength: 0 }) : 'text'
  const former = formerName === name ? null : formerName
  return { id, name, formerName: former, isOpen, isReadable, type, initial: initial ?? '' }
}

/** The buttons that are turned on and make the server do something. */
export const workingButtons: RowList<{
  readonly form: string
  readonly code: string
  readonly condition: string | null
}> = {
  selection: sql`
    select json_build_array(button.cgform_head_id, button.button_code, button.exp) as line from onl_cgform_button button
    where button.button_status = '1' and (
      exists (select 1 from onl_cgform_enhance_sql own
        where own.cgform_head_id = button.cgform_head_id and own.button_code = button.button_code and own.cgb_sql <> '')
      or exists (select 1 from onl_cgform_enhance_java own
        where own.cgform_head_id = button.cgform_head_id and own.button_code = button.button_code
          and own.cg_java_value <> '' and own.active_status = '1'))`,
  toRow: ([form, code, condition]) => ({
    form: String(form),
    code: String(code),
    condition: condition === null || condition === '' ? null : String(condition),
  }),
}

/** The column of a field: one that is called otherwise since the table was synchronised has the column that it had. */
export const toColumn = ({ name, formerName }: KeptField, columns: readonly string[]): string =>
  formerName !== null && columns.includes(formerName) ? formerName : name
