/** A table as the database's catalogue says it is, or as a description wants it. */
export interface TableShape {
  readonly table: string
  readonly comment: string | null
  readonly columns: readonly ColumnShape[]
  readonly indexes: readonly IndexShape[]
  /** What the constraint of the key is called in the database, where that is not `<table>_pkey`. */
  readonly keyName?: string
}

/** A column of a table. */
export interface ColumnShape {
  readonly name: string
  /** What the column is called in the database now, where that is something else. */
  readonly formerName?: string
  /** As `format_type` writes it, such as `character varying(32)` or `numeric(10,2)`. */
  readonly type: string
  readonly isNullable: boolean
  readonly isKey: boolean
  /** The default as a text that is read as a value of the type; null for none. */
  readonly defaultValue: string | null
  /** A default that the database works out for each record, which no description can say: it is left as it is. */
  readonly defaultExpression?: string
  /** Who makes the values of a key: nobody, the database's numbers, or a sequence by its name. */
  readonly numbering?: 'identity' | { readonly sequence: string }
  readonly comment: string | null
}

/** An index of a table besides its key. */
export interface IndexShape {
  readonly name: string
  /** What the index is called in the database now, where that is something else. */
  readonly formerName?: string
  readonly columns: readonly string[]
  readonly isUnique: boolean
  /** Its two columns stand in the order of lists: the newest record first, then the greater id. */
  readonly isNewestFirst?: true
  /** The index of a unique constraint, which goes by dropping the constraint. */
  readonly isConstraint?: true
}
