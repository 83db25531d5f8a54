/** One record of a tree as it travels. */
export type TreeRecord = Readonly<Record<string, unknown>>

/** The records of a tree that are here. */
export interface LoadedTree {
  readonly roots: readonly TreeRecord[]
  /** The children of a record; undefined where they are not known. */
  readonly childrenOf: (key: string) => readonly TreeRecord[] | undefined
}

/** What a record is called inside of a tree. */
export type KeyOf = (record: TreeRecord) => string
