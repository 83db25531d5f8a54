import { useMemo } from 'react'
import { toParameterText } from '../../data/index.ts'
import type { ResolvedPage } from '../../language/index.ts'
import type { ListColumn } from '../list/index.ts'
import { shorten } from './shorten.ts'

/** Columns that fit beside each other on a phone. */
const mostNarrow = 2

/** The columns of a picker: plain texts are short, with all of their words at the pointer, and a phone has two of them. */
export function usePickerColumns(
  columns: readonly ListColumn[],
  { fields }: ResolvedPage,
  isNarrow: boolean,
): readonly ListColumn[] {
  return useMemo(() => {
    const shown = columns.filter((column) => column.isShown)
    return (isNarrow ? shown.slice(0, mostNarrow) : shown).map((entry) => {
      const isPlain = (fields[entry.id]?.widget ?? 'input') === 'input'
      return isPlain ? { ...entry, column: { ...entry.column, render: toShort(entry.id) } } : entry
    })
  }, [columns, fields, isNarrow])
}

const toShort = (field: string) =>
  function renderShort(record: Readonly<Record<string, unknown>>) {
    const text = toParameterText(record[field])
    const short = shorten(text)
    return short === text ? text : <span title={text}>{short}</span>
  }
