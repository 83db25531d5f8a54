import { useMemo } from 'react'
import { toParameterText } from '../../data/index.ts'
import type { ResolvedPage } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import type { ListColumn } from '../list/index.ts'
import { shorten } from './shorten.ts'

/** Columns that fit beside each other on a phone. */
const maxNarrow = 2

/** The columns of a picker: plain texts are short, with all of their words at the pointer, and a phone has two of them. */
export function usePickerColumns(
  columns: readonly ListColumn[],
  { fields }: ResolvedPage,
  isNarrow: boolean,
): readonly ListColumn[] {
  return useMemo(() => {
    const shown = columns.filter((column) => column.isShown)
    return (isNarrow ? shown.slice(0, maxNarrow) : shown).map((entry) => {
      const isPlain = (fields[entry.id]?.widget ?? 'input') === 'input'
      return isPlain ? { ...entry, column: { ...entry.column, render: toShort(entry) } } : entry
    })
  }, [columns, fields, isNarrow])
}

/** A text that is cut; any other, also one that is missing, is drawn as its widget draws it. */
const toShort = ({ id, column }: ListColumn) =>
  function renderShort(record: DataRecord, index: number) {
    const text = toParameterText(record[id])
    const short = shorten(text)
    return short === text ? column.render(record, index) : <span title={text}>{short}</span>
  }
