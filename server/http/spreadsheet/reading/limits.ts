/** What a sheet may hold, and what reading it may take. A file that holds more is refused as soon as that shows. */
export const sheetLimits = {
  /** Rows that are not blank. */
  rows: 100_000,
  columns: 1000,
  /** Cells that are not empty. */
  cells: 2_000_000,
  /** The longest text of a cell, which is what spreadsheet programs keep. */
  cellText: 32_767,
  /** MB of text of all cells together. */
  text: 64,
  /** MB of the parts of a file that are read, counted as they are unpacked. */
  unpacked: 120,
  /** Files of an archive. */
  entries: 10_000,
  /** Elements of a document that stand in each other; those of a sheet are ten at most. */
  depth: 50,
  /** Seconds for the files of one import, and those that each MB of them adds: what is small is read fast or not at all. */
  seconds: 8,
  secondsPerMegabyte: 2.5,
  /** MB of the heap of the thread that reads. */
  memory: 512,
} as const

/** The last row that spreadsheet programs know. */
export const lastRow = 1_048_576
