/** Which part of a list is wanted; `size` is undefined for all of it. */
export interface PageRange {
  readonly current: number
  readonly size: number
}

/** The largest page that a request may ask for. */
const largestPage = 1000

/** The size that stands for "everything" where a list allows it, and how much that is at most. */
const wholeList = { word: -521, size: 10_000 }

/** Reads `pageNo` and `pageSize`: 10 records from the first page unless the request says otherwise (specification 9). */
export function parsePage(parameters: Readonly<Record<string, unknown>>, allowsWhole = false): PageRange {
  const size = toInteger(parameters.pageSize) ?? 10
  if (size === wholeList.word && allowsWhole) return { current: 1, size: wholeList.size }
  return {
    current: Math.min(Math.max(toInteger(parameters.pageNo) ?? 1, 1), 1_000_000_000),
    size: Math.min(Math.max(size, 1), largestPage),
  }
}

function toInteger(value: unknown): number | undefined {
  const text = String(value ?? '').trim()
  return /^-?\d{1,10}$/.test(text) ? Number(text) : undefined
}
