import type { DataRecord } from '../../../registry/index.ts'

/** The most characters of a key (specification 9, row key). */
const keyLength = 50
const separator = '#'

/** Eight letters that differ where long texts differ (FNV-1a). */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

const cut = (text: string, end: string): string => text.slice(0, keyLength - end.length) + end

function toKey(record: DataRecord): string {
  const text = JSON.stringify(Object.values(record))
  return text.length > keyLength ? cut(text, digest(text)) : text
}

export interface ReportKeys {
  /** Takes in the rows of a page, so that equal ones among them are told apart. */
  learn(records: readonly DataRecord[]): void
  keyOf(record: DataRecord): string
}

/**
 * Allocates the keys of one table of report rows. They need not have a field that identifies them: what is in a row is
 * its key, and equal rows of one page are counted.
 */
export function createReportKeys(): ReportKeys {
  const keys = new WeakMap<DataRecord, string>()
  return {
    learn(records) {
      const counts = new Map<string, number>()
      for (const record of records) {
        const key = toKey(record)
        const count = (counts.get(key) ?? 0) + 1
        counts.set(key, count)
        keys.set(record, count === 1 ? key : cut(key, `${separator}${count}`))
      }
    },
    keyOf: (record) => keys.get(record) ?? toKey(record),
  }
}
