import { isObject, type ListViewId, parseJson } from '../../language/index.ts'

/** What a person changed of how a list shows its records. */
export interface ColumnChoice {
  /** Columns that are hidden though the page shows them, or shown though it hides them. */
  readonly shown: Readonly<Record<string, boolean>>
  readonly widths: Readonly<Record<string, number>>
  readonly density?: 'compact' | 'middle' | 'comfortable'
  /** The columns in the order that was chosen. */
  readonly order?: readonly string[]
  /** Columns that stay at an edge, or that no longer do though the page says so. */
  readonly pins?: Readonly<Record<string, ColumnPin>>
  readonly view?: ListViewId
}

export type ColumnPin = 'left' | 'right' | 'none'

export const noChoice: ColumnChoice = { shown: {}, widths: {} }

const isRecordOf = (value: unknown, isFit: (entry: unknown) => boolean): boolean =>
  isObject(value) && Object.values(value).every(isFit)

const isOneOf =
  (...words: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && words.includes(value)

type Part = keyof ColumnChoice

/** What each part that may be missing looks like. */
const parts: Readonly<Partial<Record<Part, (value: unknown) => boolean>>> = {
  density: isOneOf('compact', 'middle', 'comfortable'),
  order: (value) => Array.isArray(value) && value.every((id) => typeof id === 'string'),
  pins: (value) => isRecordOf(value, isOneOf('left', 'right', 'none')),
  // Whether the page offers it is seen where it is drawn.
  view: (value) => typeof value === 'string',
}

/** Reads a stored choice; anything else than one counts as none, and parts that are none are left out. */
export function parseColumnChoice(text: string | null): ColumnChoice {
  if (!text) return noChoice
  const value = parseJson(text)
  if (!isObject(value)) return noChoice
  const { shown, widths, ...rest } = value
  if (!isRecordOf(shown, (entry) => typeof entry === 'boolean')) return noChoice
  if (!isRecordOf(widths, (entry) => typeof entry === 'number')) return noChoice
  const known = Object.entries(rest).filter(
    ([part, entry]) => Object.hasOwn(parts, part) && parts[part as Part]?.(entry),
  )
  return { shown, widths, ...Object.fromEntries(known) } as ColumnChoice
}

/** The place of a person's choice for one page. */
export const columnChoiceKey = (person: string, pageId: string): string => `pagewright.columns.${person}.${pageId}`
