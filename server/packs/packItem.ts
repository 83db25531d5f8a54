/** A record that a pack brings along. */
export interface PackItem {
  readonly pack: string
  readonly kind: 'menu' | 'page' | 'access' | 'dictionary' | 'dictionary-item' | 'row'
  /** What identifies the item within its pack. */
  readonly id: string
  /** The table in camelCase. */
  readonly table: string
  /** The id of the record. */
  readonly recordId: string
  readonly values: Readonly<Record<string, unknown>>
  /** Columns that hold JSON. */
  readonly json: readonly string[]
  /** Columns that hold moments, which sample rows may give by their distance from the installation. */
  readonly moments?: readonly string[]
  /**
   * For a record whose table has no audit columns, such as one that only joins others: which tables its columns name.
   * What it names has to be there; a column that is empty names nothing.
   */
  readonly links?: Readonly<Record<string, string>>
  /** Whether nobody else can have a record like it but for its id, as for the columns of a form that the pack brings too. */
  readonly isOwn?: boolean
  /** The column that names the record above this one, and whether the item can stand without it. */
  readonly parent?: { readonly column: string; readonly table: string; readonly isNeeded: boolean }
}
