import { readValue, toText } from '../../../../format/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'

/** What tells records apart: their key, else what groups are called, else their place; each once. */
export function toItemKeys(records: readonly DataRecord[], key: string): readonly string[] {
  const seen = new Set<string>()
  return records.map((record, index) => {
    const named = toText(readValue(record, key)) || toText(record.key)
    const own = named === '' || seen.has(named) ? `#${index}` : named
    seen.add(own)
    return own
  })
}
