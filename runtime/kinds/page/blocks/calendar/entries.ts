import { type CalendarEntry, sortEntries, toEntryTimes } from '../../../../calendar/index.ts'
import { readLabel, readValue, toDate, toText } from '../../../../format/index.ts'
import type { BlockTypes } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'

const hasTime = (value: unknown): boolean => typeof value === 'number' || toText(value).trim().length > 10

/** Puts records on their days, whole days first and then by their times; a record without a start is on none. */
export function toEntries(block: BlockTypes['calendar'], records: readonly DataRecord[]): readonly CalendarEntry[] {
  const entries = records.flatMap((record): readonly CalendarEntry[] => {
    const startValue = readValue(record, block.start)
    const start = toDate(startValue)
    if (start === null) return []
    const end = toDate(block.end === undefined ? startValue : readValue(record, block.end)) ?? start
    return [
      {
        record,
        text: toText(readLabel(record, block.text)),
        detail: block.detail === undefined ? '' : toText(readLabel(record, block.detail)),
        ...toEntryTimes(start, end, hasTime(startValue)),
      },
    ]
  })
  return sortEntries(entries)
}
