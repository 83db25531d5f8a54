import type { LanguageTexts } from '../../runtime/language/index.ts'
import type { FieldType } from '../http/query/condition.ts'

/** One column of a pack's table, its texts resolved; the key is the name in the database. */
export interface PackColumn {
  readonly type: FieldType
  readonly length?: number
  readonly required?: boolean
  readonly unique?: boolean
  /** A dictionary whose texts go with the value. */
  readonly dict?: string
  readonly label?: LanguageTexts
}

/** A table that a pack brings along; it is served without any code. */
export interface PackTable {
  readonly table: string
  readonly path: string
  readonly access: string
  readonly title: LanguageTexts
  /** Whether listeners hear of its writes. */
  readonly live?: boolean
  readonly columns: Readonly<Record<string, PackColumn>>
  readonly indexes: readonly (readonly string[])[]
  /** Columns that table dictionaries may read. */
  readonly lookup: readonly string[]
}
