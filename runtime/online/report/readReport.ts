import type { OnlineReport, ReportColumn, ReportOption, ReportQueryItem } from './report.ts'

type Wire = Readonly<Record<string, unknown>>

const isWire = (value: unknown): value is Wire => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly Wire[] => (Array.isArray(value) ? value.filter(isWire) : [])
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' || typeof value === 'boolean' ? `${value}` : ''

const aligns = ['left', 'center', 'right'] as const

function readColumn(wire: Wire): readonly ReportColumn[] {
  const field = textOf(wire.dataIndex)
  // The front ends of the family put a column of row numbers in front, which belongs to no field.
  if (field === '' || field === 'rowIndex') return []
  return [
    {
      field,
      title: textOf(wire.title) || field,
      align: aligns.find((align) => align === wire.align),
      isSortable: wire.sorter === true || wire.sorter === 'true' || wire.sorter === '1',
      texts: textOf(wire.customRender) || undefined,
      slot: isWire(wire.scopedSlots) ? textOf(wire.scopedSlots.customRender) || undefined : undefined,
    },
  ]
}

const readOption = (wire: Wire): readonly ReportOption[] => {
  const value = textOf(wire.value)
  if (value === '') return []
  return [{ value, text: textOf(wire.text) || textOf(wire.title) || textOf(wire.label) || value }]
}

const readOptions = (value: unknown): OnlineReport['options'] =>
  new Map(
    Object.entries(isWire(value) ? value : {}).map(
      ([name, items]) => [name, listOf(items).flatMap(readOption)] as const,
    ),
  )

function readQueryItem(wire: Wire): readonly ReportQueryItem[] {
  const field = textOf(wire.field)
  if (field === '') return []
  const words = Object.entries(wire).map(([name, value]) => [
    name,
    isWire(value) ? JSON.stringify(value) : textOf(value),
  ])
  return [
    {
      field,
      label: textOf(wire.label) || field,
      view: textOf(wire.view) || 'text',
      isRange: wire.mode === 'group',
      isHidden: textOf(wire.hidden) === '1',
      words: Object.fromEntries(words),
    },
  ]
}

/**
 * Reads what `getRpColumns` says of a report (specification 3, online report config); undefined when it says of none.
 */
export function readReport(code: string, result: unknown): Omit<OnlineReport, 'query'> | undefined {
  if (!isWire(result)) return undefined
  const id = textOf(result.cgRpConfigId)
  const columns = listOf(result.columns).flatMap(readColumn)
  if (id === '' || columns.length === 0) return undefined
  return { id, code, name: textOf(result.cgRpConfigName) || code, columns, options: readOptions(result.dictOptions) }
}

/** Reads what `getQueryInfo` says: the items of the query bar in their order. */
export const readQueryInfo = (result: unknown): readonly ReportQueryItem[] => listOf(result).flatMap(readQueryItem)
