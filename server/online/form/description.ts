import type { Selectable } from 'kysely'
import type {
  OnlCgformButtonTable,
  OnlCgformFieldTable,
  OnlCgformHeadTable,
  OnlCgformIndexTable,
} from '../../db/tables/onlineForm.ts'

/** The head of a form as it is stored and as it goes over the wire (wire contract 3.1). */
export type FormHead = Readonly<Selectable<OnlCgformHeadTable>>

/** A field of a form (wire contract 3.2). */
export type FormField = Readonly<Selectable<OnlCgformFieldTable>>

/** An index of the table of a form (wire contract 3.4). */
export type FormIndex = Readonly<Selectable<OnlCgformIndexTable>>

/** A button of a form (wire contract 3.3). */
export type FormButton = Readonly<Selectable<OnlCgformButtonTable>>

/** Everything that the table of a form and its pages follow from. */
export interface FormDescription {
  readonly head: FormHead
  /** In the order of their `orderNum`. */
  readonly fields: readonly FormField[]
  readonly indexes: readonly FormIndex[]
  readonly buttons: readonly FormButton[]
  /** Of a view: the form whose table it shows, which says what holds for its records. */
  readonly original?: Pick<FormDescription, 'head' | 'fields'>
}

/** What `fieldShowType` may say (wire contract 3.2). */
export const showTypes = [
  'text',
  'password',
  'list',
  'radio',
  'checkbox',
  'switch',
  'date',
  'datetime',
  'time',
  'file',
  'image',
  'textarea',
  'umeditor',
  'markdown',
  'sel_user',
  'sel_depart',
  'sel_search',
  'list_multi',
  'pca',
  'cat_tree',
  'sel_tree',
  'popup',
  'popup_dict',
  'link_down',
  'link_table',
  'link_table_field',
] as const
export type ShowType = (typeof showTypes)[number]

/** What a field may be asked by besides: `queryShowType` (wire contract 3.2). */
export const queryShowTypes = [...showTypes, 'date_year', 'date_month', 'date_week', 'date_quarter'] as const

/** What `dbType` may say (wire contract 3.2). */
export const dbTypes = [
  'string',
  'int',
  'double',
  'long',
  'BigDecimal',
  'Date',
  'Datetime',
  'Text',
  'LongText',
  'Blob',
] as const
export type DbType = (typeof dbTypes)[number]

/** The fields that every table has and that only the server writes (wire contract 3.2). */
export const systemFields = ['id', 'create_by', 'create_time', 'update_by', 'update_time', 'sys_org_code'] as const

/** The table in the database of a form: a view shares that of the form whose view it is. */
export function toPhysicalTable({ head }: Pick<FormDescription, 'head'>): string {
  return head.copyType === 1 ? head.tableName.replace(/\$\d+$/, '') : head.tableName
}
