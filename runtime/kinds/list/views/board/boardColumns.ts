import { isObject } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'

/** A column of a board. */
export interface BoardColumn {
  /** The value of its records as text; undefined for the one of all that stand in no other. */
  readonly value: string | undefined
  /** What a record gets that is moved there. */
  readonly stored: string | number | undefined
  readonly title: string
  readonly color?: string | undefined
  /** Whether cards can be moved there. */
  readonly isOpen: boolean
}

/** A column with its records. */
export interface FilledColumn extends BoardColumn {
  readonly records: readonly DataRecord[]
}

const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** The columns of choices that a document lists. */
export function toListedColumns(options: readonly unknown[], text: (source: string) => string): readonly BoardColumn[] {
  return options.flatMap((option): readonly BoardColumn[] => {
    if (!isObject(option) || !isValue(option.value)) return []
    const title = typeof option.label === 'string' ? text(option.label) : String(option.value)
    return [{ value: String(option.value), stored: option.value, title, isOpen: option.disabled !== true }]
  })
}

/** The columns of the items of a dictionary. */
export const toDictionaryColumns = (
  items: readonly {
    readonly value: string
    readonly text: string
    readonly color?: string
    readonly disabled?: boolean
  }[],
): readonly BoardColumn[] =>
  items.map(({ value, text, color, disabled }) => ({
    value,
    stored: value,
    title: text,
    color,
    isOpen: disabled !== true,
  }))

/** The value of the column in which a record stands; undefined for the one of all that stand in no other. */
export function toColumnValue(columns: readonly BoardColumn[], record: DataRecord, field: string): string | undefined {
  const value = String(record[field] ?? '')
  return columns.some((column) => column.value === value) ? value : undefined
}

/**
 * Puts records into their columns, in the order in which they come. Those whose value is none of the choices, or empty,
 * stand in a column of their own at the start: it is there for them alone, unless cards can be moved to it, which empties
 * their value.
 */
export function fillColumns(
  columns: readonly BoardColumn[],
  records: readonly DataRecord[],
  field: string,
  otherTitle: string,
  isOtherOpen = false,
): readonly FilledColumn[] {
  const known = new Set(columns.map(({ value }) => value))
  const groups = Map.groupBy(records, (record) => {
    const value = String(record[field] ?? '')
    return known.has(value) ? value : undefined
  })
  // A choice for what is empty is the column without a value already.
  const isOpen = isOtherOpen && !known.has('')
  const others = groups.get(undefined) ?? []
  const filled = columns.map((column) => ({ ...column, records: groups.get(column.value) ?? [] }))
  if (others.length === 0 && !isOpen) return filled
  return [{ value: undefined, stored: undefined, title: otherTitle, isOpen, records: others }, ...filled]
}

/** What a record gets in a column: a number where its value is one, as dictionaries have texts alone; null where it has none. */
export function toMovedValue(record: DataRecord, field: string, { stored }: BoardColumn): unknown {
  if (stored === undefined) return null
  const isNumber = typeof record[field] === 'number' && stored !== '' && Number.isFinite(Number(stored))
  return isNumber ? Number(stored) : stored
}

/** The column that stands beside another one on a side and takes cards; undefined at the end. */
export function findNextColumn(
  columns: readonly FilledColumn[],
  from: FilledColumn,
  by: 1 | -1,
  takes: (column: FilledColumn) => boolean = ({ isOpen }) => isOpen,
): FilledColumn | undefined {
  const place = columns.findIndex(({ value }) => value === from.value)
  const beyond = by > 0 ? columns.slice(place + 1) : columns.slice(0, Math.max(0, place)).toReversed()
  return beyond.find(takes)
}

/** Where a key leads from a card. */
export interface CardPlace {
  readonly column: number
  readonly index: number
}

/** The card to which a key leads from another; undefined for a key that leads to none. */
export function findNextCard(columns: readonly FilledColumn[], from: CardPlace, key: string): CardPlace | undefined {
  const last = (columns[from.column]?.records.length ?? 0) - 1
  const within: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(last, from.index + 1),
    ArrowUp: Math.max(0, from.index - 1),
    Home: 0,
    End: last,
  }
  if (within[key] !== undefined) return { column: from.column, index: within[key] }
  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (by === 0) return undefined
  for (let column = from.column + by; column >= 0 && column < columns.length; column += by) {
    const count = columns[column]?.records.length ?? 0
    if (count > 0) return { column, index: Math.min(from.index, count - 1) }
  }
  return from
}
