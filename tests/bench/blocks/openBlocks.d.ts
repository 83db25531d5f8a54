interface OpenBlocks {
  /** Milliseconds until the blocks in sight were painted with what they show. */
  readonly mount: number
  /** How many of the blocks are in sight. */
  readonly inSight: number
  /** The elements of the page. */
  readonly elements: number
  close(): Promise<void>
}

/** Opens a page of so many blocks. */
declare var openBlocks: (count: number) => Promise<OpenBlocks>
