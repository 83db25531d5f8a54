import type { LanguageTexts, TableColumn, TableDocument, TableMove } from '../../runtime/language/index.ts'
import type { PackTexts } from './pack.ts'

/** One column of a pack's table, its texts resolved; the key is the name in the database. */
export type PackColumn = Omit<TableColumn, 'label'> & { readonly label?: LanguageTexts }

/** What holds for every record of a table. */
export interface PackCheck {
  readonly check: string
  readonly message: LanguageTexts
  readonly column?: string
}

/** One move between the states of a record, its texts resolved. */
export type PackMove = Omit<TableMove, 'label' | 'message'> & {
  readonly label: LanguageTexts
  readonly message?: LanguageTexts
}

/** The states of records and the moves between them. */
export interface PackTransitions {
  readonly column: string
  readonly moves: readonly PackMove[]
}

/** A table that a pack brings along; it is served without any code. */
export interface PackTable
  extends Pick<TableDocument, 'table' | 'path' | 'operations' | 'public' | 'owner' | 'tenant' | 'depart' | 'ledger'> {
  /** The texts of its pack, for steps that write to people. */
  readonly texts?: PackTexts
  /** Whether records call its columns as the database does, as those of online forms do. */
  readonly isVerbatim?: boolean
  readonly access: string
  readonly title: LanguageTexts
  /** Whether listeners hear of its writes. */
  readonly live?: boolean
  readonly columns: Readonly<Record<string, PackColumn>>
  readonly unique?: readonly (readonly string[])[]
  readonly checks?: readonly PackCheck[]
  readonly transitions?: PackTransitions
  readonly indexes: readonly (readonly string[])[]
  /** Columns that table dictionaries may read. */
  readonly lookup: readonly string[]
}
