import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { FieldType } from '../query/condition.ts'

/** One field of a resource. What a declaration leaves out of the table is neither read nor written by any call. */
export interface Field {
  readonly type: FieldType
  /** How messages and spreadsheets call the field; its name when left out. */
  readonly label?: LanguageTexts
  /** What sheets of the family and of earlier versions call the field, which imports understand beside its label; it is the label where the model of the pages has none. */
  readonly alsoCalled?: LanguageTexts
  readonly required?: boolean
  /** Whether an empty value keeps what the record has, which is the default of the database for a new one. */
  readonly hasDefault?: boolean
  /** Characters at most. */
  readonly length?: number
  /** Of an integer: whether it may have 8 bytes instead of 4. */
  readonly isLong?: boolean
  /** Of a decimal: how many digits it may have at most, and how many of them after the point. */
  readonly digits?: { readonly all: number; readonly fraction: number }
  /** No two records have the same value; words of its own replace the wire's. */
  readonly unique?: boolean | LanguageTexts
  /** The fields within whose values it is unique, such as the record that it belongs to; words of its own may name the values of all of them. */
  readonly within?: readonly string[]
  /** Whether a text is kept in lower case, as one whose letters mean the same in either. */
  readonly isLowerCase?: boolean
  /** The spelling in which a text is kept. */
  readonly toKept?: (text: string) => string
  /** A pattern that texts must match, with what to say otherwise. */
  readonly pattern?: { readonly matches: { test(text: string): boolean }; readonly message: LanguageTexts }
  /** A dictionary code, or `table,text,code` of a registered table: its texts go with the values. */
  readonly dict?: string
  /** The value that stands above the first rows of the dictionary's tree: it names no row and has no text. */
  readonly dictRoot?: string
  /** Whether requests may set it; `onAdd` keeps what the record was made with. True when left out. */
  readonly writable?: boolean | 'onAdd'
  /** Whether it leaves the server. True when left out; a field that may not be read cannot be queried either. */
  readonly readable?: boolean
  /** Whether the table has no such column: `derived` of the resource works the value out as a record is read. */
  readonly isDerived?: boolean
  /** The access code without which the field is neither read nor queried nor written. */
  readonly access?: string
  /** Whether spreadsheets have it. True when left out, and for a readable field only. */
  readonly exported?: boolean
  /** Whether versions in the data log hold it. True when left out, and for a readable field only; false for what the server works out of other records. */
  readonly versioned?: boolean
}

/** The fields of a resource by their name on the wire. */
export type Fields = Readonly<Record<string, Field>>

/** A field as a declaration says it: without what the model of its pages says, and of type `text` when left out there. */
export type DeclaredField = { readonly [Key in keyof Field]?: Field[Key] | undefined }
export type DeclaredFields = Readonly<Record<string, DeclaredField>>

/** Fields of which the model of the pages says everything. */
export function described(...names: readonly string[]): DeclaredFields {
  return Object.fromEntries(names.map((name) => [name, {}]))
}

/** A status that is 1 or 0 on the wire. */
export const statusField: DeclaredField = {
  hasDefault: true,
  pattern: { matches: /^[01]$/, message: { zh: '状态须为 0 或 1', en: 'The status is 0 or 1', tw: '狀態須為 0 或 1' } },
}

/** What a code may be that stands in addresses; `zh` and `tw` are what it is called. */
export const codePattern = (zh: string, tw: string) => ({
  matches: /^[\w.-]+$/,
  message: {
    zh: `${zh}只能包含字母、数字、点、横线和下划线`,
    en: 'A code has letters, digits, dots, hyphens and underscores only',
    tw: `${tw}只能包含字母、數字、點、橫線和底線`,
  },
})

const byServer = { writable: false, exported: false } as const

/** The fields that every record has and that only the server writes. */
export const auditFields = {
  createBy: { type: 'text', ...byServer, label: { zh: '创建人', en: 'Created by', tw: '建立人' } },
  createTime: { type: 'datetime', ...byServer, label: { zh: '创建时间', en: 'Created at', tw: '建立時間' } },
  updateBy: { type: 'text', ...byServer, label: { zh: '更新人', en: 'Updated by', tw: '更新人' } },
  updateTime: { type: 'datetime', ...byServer, label: { zh: '更新时间', en: 'Updated at', tw: '更新時間' } },
} as const satisfies Fields

/** The same, with the name of who made a record beside the account. */
export const namedAuditFields = {
  ...auditFields,
  createBy: { ...auditFields.createBy, dict: 'sys_user,realname,username' },
} as const satisfies Fields

/** The field that says whether a record lies in a recycle bin: 1, or 0. */
export const deletedFlag: Field = {
  type: 'integer',
  writable: false,
  exported: false,
  dict: 'del_flag',
  label: { zh: '删除状态', en: 'In the recycle bin', tw: '刪除狀態' },
}
