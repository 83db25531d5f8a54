/** What a person changed of a list's columns. */
export interface ColumnChoice {
  /** Columns that are hidden though the page shows them, or shown though it hides them. */
  readonly shown: Readonly<Record<string, boolean>>
  readonly widths: Readonly<Record<string, number>>
  readonly density?: 'compact' | 'middle' | 'comfortable'
}

export const noChoice: ColumnChoice = { shown: {}, widths: {} }

const isRecordOf = (value: unknown, type: 'boolean' | 'number'): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === type)

/** Reads a stored choice; anything else than one counts as none. */
export function parseColumnChoice(text: string | null): ColumnChoice {
  if (!text) return noChoice
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return noChoice
    const { shown, widths, density } = value as Partial<Record<keyof ColumnChoice, unknown>>
    if (!isRecordOf(shown, 'boolean') || !isRecordOf(widths, 'number')) return noChoice
    const read = { shown: shown as ColumnChoice['shown'], widths: widths as ColumnChoice['widths'] }
    return density === 'compact' || density === 'middle' || density === 'comfortable' ? { ...read, density } : read
  } catch {
    return noChoice
  }
}

/** The place of a person's choice for one page. */
export const columnChoiceKey = (person: string, pageId: string): string => `pagewright.columns.${person}.${pageId}`
