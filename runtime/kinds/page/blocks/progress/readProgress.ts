import { type FormatIntl, readLabel, readNumber } from '../../../../format/index.ts'
import type { BlockTypes, Tone } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import { toneAt } from '../../figures/toneAt.ts'

/** How far one record is. */
export interface ProgressLine {
  readonly name: string
  readonly value: number | null
  readonly max: number
  /** The part of the whole that is reached, 0 to 1. */
  readonly share: number
  /** The values as people read them. */
  readonly text: string
  readonly tone: Tone | undefined
  readonly record: DataRecord
}

interface ProgressInput {
  readonly block: BlockTypes['progress']
  readonly records: readonly DataRecord[]
  readonly intl: FormatIntl
}

/** How far each record is on its way to its whole. */
export const readProgress = ({ block, records, intl }: ProgressInput): readonly ProgressLine[] =>
  records.map((record) => {
    const value = readNumber(record, block.value)
    const max = (typeof block.max === 'string' ? readNumber(record, block.max) : block.max) ?? 100
    const share = value === null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max))
    const text =
      block.format === undefined
        ? intl.format(share, 'percent')
        : `${intl.format(value, block.format, record)} / ${intl.format(max, block.format, record)}`
    const name = intl.name(readLabel(record, block.label))
    return { name, value, max, share, text, tone: toneAt(block.levels, share), record }
  })
