import { type FormatIntl, readLabel, readNumber } from '../../../../format/index.ts'
import type { BlockTypes } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'

/** One record with its place. */
export interface RankedRecord {
  readonly place: number
  readonly name: string
  readonly value: number
  readonly text: string
  /** The value as a part of the greatest one, 0 to 1. */
  readonly share: number
  readonly record: DataRecord
}

interface RankingInput {
  readonly block: BlockTypes['ranking']
  readonly records: readonly DataRecord[]
  readonly intl: FormatIntl
}

/** The first records by their value; equal values share a place, and records without one have none. */
export function readRanking({ block, records, intl }: RankingInput): readonly RankedRecord[] {
  const sign = block.order === 'asc' ? 1 : -1
  const ranked = records
    .flatMap((record) => {
      const value = readNumber(record, block.value)
      return value === null ? [] : [{ record, value }]
    })
    .sort((one, other) => sign * (one.value - other.value))
    .slice(0, block.top ?? 10)
  const greatest = Math.max(...ranked.map(({ value }) => Math.abs(value)), 0) || 1
  return ranked.map(({ record, value }) => ({
    place: ranked.findIndex((other) => other.value === value) + 1,
    name: intl.name(readLabel(record, block.label)),
    value,
    text: intl.format(value, block.format, record),
    share: Math.abs(value) / greatest,
    record,
  }))
}
