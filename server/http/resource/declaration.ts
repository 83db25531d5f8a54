import type { RawBuilder } from 'kysely'
import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { Naming, RecordQuery } from '../../db/dynamic.ts'
import type { UserAccess } from '../access.ts'
import type { Subjects } from '../act.ts'
import type { SignedInCall } from '../call.ts'
import type { QueryFields } from '../query/condition.ts'
import type { Viewer } from '../viewer.ts'
import type { DeclaredFields, Field, Fields } from './field.ts'
import type { TenantField } from './tenantField.ts'

/** The calls that a resource can answer (wire contract 1.10, 2). */
export const operations = [
  'list',
  'queryById',
  'add',
  'edit',
  'delete',
  'deleteBatch',
  'exportXls',
  'importExcel',
] as const
export type Operation = (typeof operations)[number]

/** A record as the wire has it, or the values of one. */
export type Values = Readonly<Record<string, unknown>>

/**
 * What a module does around the writes of its resource. Every hook runs in the transaction of the write, with `call.db`
 * as that transaction; throwing undoes the whole. `before…` may return the values that are written instead.
 */
export interface Hooks {
  /** Stands for `beforeAdd`, where `before` is undefined, and for `beforeEdit`, for those that are not there themselves. */
  beforeSave?(
    values: Values,
    before: Values | undefined,
    call: SignedInCall,
  ): Promise<Values | undefined> | Values | undefined
  beforeAdd?(values: Values, call: SignedInCall): Promise<Values | undefined> | Values | undefined
  afterAdd?(row: Values, call: SignedInCall): Promise<void>
  beforeEdit?(values: Values, before: Values, call: SignedInCall): Promise<Values | undefined> | Values | undefined
  afterEdit?(row: Values, before: Values, call: SignedInCall): Promise<void>
  /** `below` are the records of a tree that go because one above them does. */
  beforeDelete?(rows: readonly Values[], call: SignedInCall, below: readonly Values[]): Promise<void>
  afterDelete?(rows: readonly Values[], call: SignedInCall): Promise<void>
}

/** Records of which each stands below another one of them, or at the top. */
export interface TreeDeclaration {
  /** The field with the id of the record above. */
  readonly parent: string
  /** A field that says whether any stand below, and what it holds when some do and when none does. */
  readonly hasChildren?: {
    readonly field: string
    readonly some: string | number | boolean
    readonly none: string | number | boolean
  }
  /** What is said of a place that a record cannot have. */
  readonly messages: { readonly circle: LanguageTexts; readonly parent: LanguageTexts }
  /** A field that is 1 for records that no call sees any more: they keep nothing above them from being deleted. */
  readonly deletedField?: string
  /** Whether a request may name a place by something that hooks alone read: what becomes of it is looked at then. */
  readonly isPlacedByHooks?: true
  /** Whether calls of their own keep the tree in order, so that the writes of the resource leave it to them. */
  readonly isKeptApart?: true
}

/** That each record of a resource belongs to one of another. */
export interface OwnerDeclaration {
  /** The resource of the records that they belong to. Asked late, since resources name each other. */
  readonly owner: () => ResourceModel
  /** The field with the id of the record that a record belongs to. */
  readonly field: string
  /** What is said of one that is not there, or that the writer does not see; `{code}` stands for what the request names. */
  readonly message: LanguageTexts
}

/** Where deleted records lie until they come back or are removed for good; none comes back to a unique value that is taken. */
export interface RecycleBinDeclaration {
  /** Refuses what the caller may not do to these records. */
  readonly check?: (call: SignedInCall, ids: readonly string[]) => Promise<void>
}

/** Records of another resource that belong to a record and go with it by the references of the database. */
export interface Part {
  readonly model: ResourceModel
  /** The field that names the record. */
  readonly owner: string
}

/** What a query parameter does to a list. */
type Filter = (query: RecordQuery, value: string, call: SignedInCall) => RecordQuery | Promise<RecordQuery>

/** A query parameter of a list. Who may not read one of its fields does not find by it either. */
export interface ListFilter {
  /** The fields of the resource that it compares; none where it is about other tables. */
  readonly fields: readonly string[]
  readonly narrow: Filter
}

/** What a module says of a table to get its calls. */
export interface ResourceDeclaration extends Naming {
  /** The path of the calls below `/api`, such as `/sys/role`. */
  readonly path: string
  /** The table, in camelCase unless names are verbatim. */
  readonly table: string
  /** What the ids are: 32 digits of ours, or `integer` where the database numbers the records. `text` when left out. */
  readonly key?: 'text' | 'integer'
  /** What a record is called in the log and in spreadsheets. */
  readonly title: LanguageTexts
  /** The prefix of the access codes: `<access>:list|add|edit|delete|export|import`. */
  readonly access: string
  /** Addresses of menu nodes whose data rules are about these records, besides that of the list call. */
  readonly addresses?: readonly string[]
  /** An access of its own for some of the calls. */
  readonly accessOf?: Partial<Readonly<Record<Operation, UserAccess>>>
  /** The model of the product's packs that describes the fields for pages, such as `system.user`: what it says need not be said again. */
  readonly model?: string
  readonly fields: DeclaredFields
  /** All of them when left out. */
  readonly operations?: readonly Operation[]
  /** A field that is 1 for deleted records; deleting then sets it, and no call sees those records. */
  readonly deletedField?: string
  /** For records that come back from the bin or leave it for good by calls of the module. */
  readonly recycleBin?: RecycleBinDeclaration
  /** For records that stand below each other: a write keeps the tree in order, and what stands below goes with a record. */
  readonly tree?: TreeDeclaration
  /**
   * For records that belong to those of another resource: calls see those of records that are seen, and none is added to
   * another one. Where both share an access code, rules at it are about the records that they belong to.
   */
  readonly of?: OwnerDeclaration
  /** What goes with a record by the references of the database. Asked late, since resources name each other. */
  readonly parts?: () => readonly Part[]
  /** The name of a lock: writes wait here for each other, before they hold any record, until their transaction ends. */
  readonly lock?: string
  /** False for a table without the columns of who made and changed a record; it is only read and deleted from. */
  readonly hasAuthors?: boolean
  /** Whether records come with the name of who made them, as `createBy_dictText`. */
  readonly namesAuthors?: boolean
  /** For records that belong to tenants: no call sees those of another one. */
  readonly tenant?: TenantField
  /** A field that a new record gets from the current department of who makes it. */
  readonly departField?: string
  /** Whether a list call with a parameter that it does not know is refused; clients of the family send such. */
  readonly refusesUnknown?: boolean
  /** The fields of which a call that gives them a value is refused, where calls may send more than they may write. */
  readonly closed?: readonly string[]
  /** A page size of -521 gives the whole list. */
  readonly allowsWhole?: boolean
  /** Narrows what every call of the resource sees, lists and writes alike, such as to records below others that are seen. */
  readonly scope?: (query: RecordQuery, viewer: Viewer) => RecordQuery | Promise<RecordQuery>
  /** Narrows which of the records that are seen a call changes or deletes; the others are refused. */
  readonly changeable?: (query: RecordQuery, viewer: Viewer) => RecordQuery | Promise<RecordQuery>
  /** The fields that leave to strangers, where an operation is open to anyone; none when left out. */
  readonly public?: readonly string[]
  /** Lists of fields whose values together no two records share, beside the fields that are unique alone. */
  readonly uniqueTogether?: readonly (readonly string[])[]
  /** Query parameters that no field answers by itself, and what each does to the list. */
  readonly filters?: Readonly<Record<string, ListFilter>>
  /**
   * Values beside the fields, by their names, that the database works out in the statement that reads a record: what they
   * tell of other records hangs on who reads.
   */
  readonly derived?: (viewer: Viewer) => Promise<Readonly<Record<string, RawBuilder<unknown>>>>
  /**
   * What a viewer reads of fields whose values name things that they may not know of, instead of what is stored; nothing
   * for who reads all. Each is said by the columns of these fields alone. Hooks get what is stored.
   */
  readonly narrowedFields?: (viewer: Viewer) => Promise<Readonly<Record<string, RawBuilder<unknown>>>>
  /** Fields whose texts a sample may bring in three languages: the table has them in its column `texts`. */
  readonly translated?: readonly string[]
  /** Adds to the records that leave, such as texts of other tables. */
  readonly present?: (records: readonly Values[], call: SignedInCall) => Promise<readonly Values[]>
  /** What a form writes with a record into other tables, as its writer reads that: a write that comes too late brings it. */
  readonly beside?: (call: SignedInCall, id: string) => Promise<Values>
  readonly hooks?: Hooks
  /** Whether several new records can be added at once although there are hooks: none looks at what another one wrote. */
  readonly insertsInBatches?: boolean
  /** Columns that table dictionaries may read (wire contract 2.6), by field name. */
  readonly lookup?: readonly string[]
  /** Values of fields that never stand in the log. */
  readonly secret?: readonly string[]
  /** Whether listeners hear of every write of the table, which has the triggers that announce its rows. */
  readonly live?: boolean
  /** Whether the data log keeps a version after every write (wire contract 1.10). True when left out. */
  readonly keepsVersions?: boolean
}

/** Whom writes of records with some ids are about; the ids are those that a call names, or those of what it added. */
type SubjectsOfRecords = (ids: readonly string[], call: SignedInCall) => Subjects | Promise<Subjects>

/** What sort of act on rights the writes of a resource are (see `Act`). */
export type ResourceAct =
  | 'none'
  | 'power'
  | { readonly gives: SubjectsOfRecords }
  | { readonly actsFor: SubjectsOfRecords }
  | { readonly changes: SubjectsOfRecords }

/** A declaration with what follows from it, worked out once. */
export interface ResourceModel extends Omit<ResourceDeclaration, 'model'> {
  /** The declared fields, the key and the audit fields. */
  readonly fields: Fields
  readonly readable: readonly string[]
  readonly queryFields: QueryFields
  readonly writable: readonly [string, Field][]
  readonly unique: readonly [string, Field][]
  readonly exported: readonly [string, Field][]
  /** The fields whose declaration asks for an access code. */
  readonly guarded: readonly string[]
}
