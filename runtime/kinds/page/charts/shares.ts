import { readLabel, readNumber } from '../../../format/index.ts'
import type { ChartBlocks } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import { type FigureTable, toCell } from '../figures/figureTable.ts'
import type { ChartInput } from './chart.ts'

/** One part of a whole. */
export interface Share {
  readonly name: string
  readonly value: number
  /** The part as a share of the whole, 0 to 1. */
  readonly share: number
  readonly record: DataRecord | undefined
}

type ShareInput = Pick<ChartInput, 'records' | 'intl' | 'labelOf'> & { readonly block: ChartBlocks['pie' | 'ring'] }

/**
 * The parts of a whole in the order of the records. Records of one name add up, and what is beyond the greatest few is
 * one part.
 */
export function readShares({ block, records, intl }: ShareInput): readonly Share[] {
  const named = new Map<string, { readonly name: string; value: number; readonly record: DataRecord | undefined }>()
  for (const record of records) {
    const value = readNumber(record, block.value)
    if (value === null) continue
    const name = intl.name(readLabel(record, block.category))
    const known = named.get(name)
    if (known) known.value += value
    else named.set(name, { name, value, record })
  }
  const parts = [...named.values()]
  const greatest = new Set([...parts].sort((one, other) => other.value - one.value).slice(0, block.top ?? parts.length))
  const rest = parts.filter((part) => !greatest.has(part))
  const shown = [
    ...parts.filter((part) => greatest.has(part)),
    ...(rest.length > 0
      ? [
          {
            name: intl.translate('report.others'),
            value: rest.reduce((sum, { value }) => sum + value, 0),
            record: undefined,
          },
        ]
      : []),
  ]
  const whole = shown.reduce((sum, { value }) => sum + Math.max(0, value), 0)
  return shown.map((part) => ({ ...part, share: whole === 0 ? 0 : Math.max(0, part.value) / whole }))
}

/** The parts with their shares as a table. */
export function toShareTable(input: ShareInput): FigureTable {
  const { block, intl, labelOf } = input
  return {
    columns: [
      { id: 'name', title: labelOf(block.category), isNumber: false },
      { id: 'value', title: labelOf(block.value), isNumber: true },
      { id: 'share', title: intl.translate('report.share'), isNumber: true },
    ],
    rows: readShares(input).map(({ name, value, share, record }, index) => ({
      key: String(index),
      values: [name, toCell(value), share],
      texts: [name, intl.format(value, block.format), intl.format(share, 'percent')],
      record,
    })),
  }
}
