import type { ColumnAttributes } from '../columns.ts'
import type { Option } from '../options.ts'
import type { QueryItem } from '../query/readQuery.ts'
import type { Wire } from '../wire.ts'

/** A column of the list of an online form. */
export interface FormColumn extends ColumnAttributes {
  readonly dbType: string
  readonly showLength: number
  readonly extend: Wire
}

/** A field of the form, or of a sub table in it. */
export interface FormField {
  readonly name: string
  readonly title: string
  readonly view: string
  readonly type: 'text' | 'integer' | 'decimal'
  readonly dbType: string
  readonly order: number
  readonly isRequired: boolean
  readonly isReadOnly: boolean
  /** When calls of people may give it a value: `never` where the server alone writes it. */
  readonly editable: 'always' | 'onCreate' | 'never'
  readonly maxLength: number | undefined
  /** Digits of a number, and those of them that stand after the point. */
  readonly digits: { readonly all: number; readonly fraction: number } | undefined
  readonly pattern: string
  readonly message: string
  /** What stands below the field; empty for nothing. */
  readonly help: string
  readonly defaultValue: string
  readonly options: readonly Option[]
  readonly width: number | undefined
  readonly extend: Wire
  /** The two values of a switch where the extend JSON lists them. */
  readonly values: readonly string[]
  /** Further attributes of the field, all of them texts. */
  readonly attributes: Readonly<Record<string, string>>
}

/** A sub table in the form of its main table. */
export interface FormSub {
  readonly table: string
  readonly id: string
  readonly title: string
  readonly foreignKey: string
  /** The field of the main table that the foreign key holds. */
  readonly mainField: string
  /** Whether a record has one of them, not many. */
  readonly isOne: boolean
  readonly order: number
  readonly columnsPerRow: number
  readonly fields: readonly FormField[]
  readonly hidden: ReadonlySet<string>
}

/** A button of a form's own. */
export interface FormButton {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly icon: string
  readonly style: 'link' | 'button' | 'form'
  readonly condition: string
  readonly isScript: boolean
  readonly order: number
}

/** A move between the states of a record that takes values: its button in a row, and the fields that ask for them. */
export interface FormMove {
  /** The last part of the address of its call. */
  readonly move: string
  readonly code: string
  readonly name: string
  readonly condition: string
  readonly order: number
  readonly fields: readonly FormField[]
}

/** How the pages of a form look and what they do together. */
export type FormTheme = 'normal' | 'erp' | 'innerTable' | 'tab'

/** The further settings of a form that mean something to its pages (wire contract 3.1, ext_config_json). */
export interface FormSettings {
  readonly width: number | undefined
  readonly isWide: boolean
  readonly hasLabelsBeside: boolean
  readonly asksSubs: boolean
  readonly report: string | undefined
  readonly prints: boolean
}

/** What the server says of an online form: its answers in the shape in which pages are made of them. */
export interface OnlineForm {
  /** The id of the form, by which its calls are made. */
  readonly id: string
  readonly table: string
  readonly title: string
  readonly tableType: 1 | 2 | 3
  readonly theme: FormTheme
  /** Fields side by side. */
  readonly columnsPerRow: number
  readonly tree: { readonly parent: string; readonly hasChildren: string; readonly label: string } | undefined
  readonly isPaged: boolean
  readonly hasSelection: boolean
  /** What its list listens to; undefined for a form that is not live. */
  readonly socket: string | undefined
  readonly columns: readonly FormColumn[]
  readonly options: ReadonlyMap<string, readonly Option[]>
  readonly query: readonly QueryItem[]
  readonly fields: readonly FormField[]
  readonly subs: readonly FormSub[]
  readonly buttons: readonly FormButton[]
  readonly moves: readonly FormMove[]
  /** Buttons that are not to be seen; hidden columns and fields are gone already. */
  readonly hidden: ReadonlySet<string>
  /** What the form calls the built-in buttons, by their codes. */
  readonly builtIns: ReadonlyMap<string, { readonly name: string; readonly icon: string }>
  readonly foreignKeys: readonly { readonly field: string; readonly table: string; readonly key: string }[]
  readonly settings: FormSettings
  /** Stored scripts for the sandbox; empty where there are none (wire contract 3.4). */
  readonly scripts: { readonly list: string; readonly form: string }
}

/** The answers about a form as they came: results, not envelopes. Whatever is missing is left out of the pages. */
export interface FormAnswers {
  /** Of `getColumns`. */
  readonly columns?: unknown
  /** Of `getQueryInfo`. */
  readonly query?: unknown
  /** Of `getFormItem` or `getFormItemBytbname`. */
  readonly item?: unknown
}
