import type { LanguageTexts } from '../../runtime/language/index.ts'
import type { DynamicRow, Naming, RecordQuery } from '../db/dynamic.ts'
import type { Connection } from '../db/schema.ts'
import type { FieldAccess } from '../packs/fieldAccess.ts'
import type { InstalledPage } from '../packs/installedPage.ts'
import type { RecordTexts } from './recordTexts.ts'
import type { TenantField } from './resource/tenantField.ts'
import type { CurrentUser } from './session.ts'
import type { Viewer } from './viewer.ts'

/** How people call a table's records. */
export interface RecordLabels {
  readonly title: LanguageTexts
  /** The fields by name, with what people call them and where their texts are. */
  readonly fields: Readonly<Record<string, { readonly label?: LanguageTexts; readonly dict?: string }>>
}

/** The records of a table as one person reads them by its own calls, for calls that tell of them otherwise, as the data log does (wire contract 1.10). */
export interface OpenTable {
  /** The fields that the person reads. */
  readonly readable: readonly string[]
  /** Leaves of a query over the table the records that the person sees, those in a recycle bin for who sees the bin. */
  narrow(query: RecordQuery): Promise<RecordQuery>
  /** Values of records as the person reads them, where what is stored tells more; as they are when left out. */
  narrowValues?(records: readonly DynamicRow[]): Promise<readonly DynamicRow[]>
}

/** What calls that name a table may read of it (wire contract 2.6); everything else is refused. */
export interface AccessibleTable extends Naming {
  /** The name on the wire and in the database, in snake_case unless names are verbatim. */
  readonly table: string
  /** What the ids are; `text` when left out. */
  readonly key?: 'text' | 'integer' | undefined
  /** Columns by their wire name in snake_case that a table dictionary may read. */
  readonly lookup: readonly string[]
  /** Columns that dictionaries read as well for somebody, who reads them by the table's own calls: the names of a tree (wire contract 7.4). */
  readonly lookupOf?: (viewer: FileViewer) => Promise<readonly string[]>
  /** Columns that say whether others stand below a record: trees may name them, but what they say is asked of the records. */
  readonly marks?: readonly string[]
  /** Columns that the duplicate check may compare. */
  readonly unique: readonly string[]
  /** Those of them whose texts are kept in lower case. */
  readonly lowerCase?: readonly string[]
  /** Whether a value of one of them, which no record has, is taken all the same, such as the name of an account that is gone. */
  readonly isUsed?: (db: Connection, column: string, value: string) => Promise<boolean>
  /** Whether the check tells of values to those alone who read the records and the column; everybody else asks in vain. */
  readonly isCheckedByReaders?: true
  /** Columns whose texts stand in three languages in the column `texts`. */
  readonly translated?: readonly string[]
  /** The texts of records in three languages by their ids, where those are kept otherwise than `translated` says. */
  readonly readTexts?: (db: Connection, ids: readonly string[]) => Promise<ReadonlyMap<unknown, RecordTexts>>
  /** A column whose value 1 hides a record, such as `del_flag`. */
  readonly deletedColumn?: string
  /** Leaves of a query over the table what the caller may see of its records. */
  readonly narrow?: (query: RecordQuery, viewer: Viewer) => Promise<RecordQuery>
  /**
   * Leaves of a query the records whose texts the viewer reads where other records name them. Without it those are all of
   * the tenant and of none: that a record names a colleague tells their name.
   */
  readonly narrowTexts?: (query: RecordQuery, viewer: Viewer) => Promise<RecordQuery>
  /** The column that says which tenant a record belongs to. */
  readonly tenant?: TenantField
  /** Who reads a stored file that a record names: each by another way. */
  readonly readers?: readonly FileReader[]
  /** The same of those who are not signed in; nobody of them where it is left out. */
  readonly openReaders?: readonly FileReader[]
  /** What is known of the records; without it names stand for themselves. */
  readonly records?: RecordLabels
  /** The table as a person may read its records; undefined for who may not. Without it administrators alone read versions. */
  readonly open?: (viewer: FileViewer) => Promise<OpenTable | undefined>
}

/** The tables that may be named by a request. */
export interface TableAccess {
  /** The tables of modules and packs, known from the start. */
  list(): readonly AccessibleTable[]
  /** Finds one of them, or one that was made since, such as that of an online form. */
  find(db: Connection, table: string): Promise<AccessibleTable | undefined>
}

/** A stored file. */
export interface StoredFile {
  readonly id: string
  readonly key: string | null
  readonly owner: string | null
  readonly tenantId: number
}

/** A stored file as a table names it. */
export interface NamedFile extends StoredFile {
  readonly key: string
  /** The table and those of its columns in which records name the file, as the database calls them. */
  readonly table: string
  readonly columns: readonly string[]
}

/** Somebody in one of their tenants, and what the server knows of its tables. */
export interface FileViewer extends Viewer {
  readonly services: FileServices
}

/**
 * Says whether somebody reads a record of a table, and the field of it that names a file. It asks the place that decides
 * about the records, as a call that reads them does.
 */
export type FileReader = (viewer: FileViewer, named: NamedFile) => Promise<boolean>

/** Says whether somebody reads a file by something else than a record that names it. */
export type ReadsFile = (viewer: FileViewer, file: StoredFile) => Promise<boolean>

export interface FileServices {
  /** The pages of the installed packs. */
  installedPages(): readonly InstalledPage[]
  findPage(id: string): InstalledPage | undefined
  readonly fieldAccess: FieldAccess
  readonly tables: TableAccess
  readonly turnedOff: ReadonlySet<string>
  readonly files: FileAccess
}

/** Who asks for a file: somebody, whatever tenant they work in at the moment. */
export interface FileCaller {
  readonly db: Connection
  readonly user: CurrentUser
  readonly services: FileServices
}

/** Decides who reads stored files. */
export interface FileAccess {
  /**
   * Whether somebody may read a file: in one of their tenants they read a record that names it, or it is theirs and no
   * record names it yet.
   */
  mayRead(caller: FileCaller, file: StoredFile): Promise<boolean>
  /** The ids of those among some files that somebody may read. */
  findReadable(caller: FileCaller, files: readonly StoredFile[]): Promise<ReadonlySet<string>>
}
