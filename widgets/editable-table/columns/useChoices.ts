import { useMemo } from 'react'
import { useDictionaries, useText } from '../../../runtime/index.ts'
import { type CellChoice, dictionaryOf, type FindChoices, optionsOf } from './choices.ts'
import type { GridColumn } from './types.ts'

/** The choices of the columns, as far as their dictionaries are there: for copying and pasting their texts. */
export function useChoices(columns: readonly GridColumn[]): FindChoices {
  const text = useText()
  const codes = useMemo(() => [...new Set(columns.flatMap((column) => dictionaryOf(column) ?? []))], [columns])
  const items = useDictionaries(codes)
  return useMemo(() => {
    const byColumn = new Map(
      columns.map((column): [string, readonly CellChoice[] | undefined] => {
        const code = dictionaryOf(column)
        const listed = code === undefined ? optionsOf(column, text) : undefined
        return [
          column.name,
          listed ??
            (code === undefined ? undefined : items.get(code)?.map((item) => ({ ...item, stored: item.value }))),
        ]
      }),
    )
    return (column) => byColumn.get(column.name)
  }, [columns, items, text])
}
