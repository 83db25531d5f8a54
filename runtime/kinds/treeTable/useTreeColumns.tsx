import { useMemo } from 'react'
import type { ListColumn } from '../list/index.ts'
import type { NoteRecords } from './noteRecords.ts'
import { TreeCell } from './TreeCell.tsx'
import { TreeNote } from './TreeNote.tsx'

/**
 * The columns of a tree table: those of lists, of which one carries the tree. When a person hides that one, the first
 * that shows takes its place.
 */
export function useTreeColumns(
  columns: readonly ListColumn[],
  label: string | undefined,
  notes: NoteRecords,
): { readonly columns: readonly ListColumn[]; readonly labelId: string | undefined } {
  return useMemo(() => {
    const shown = columns.filter((column) => column.isShown)
    const labelId = (shown.find((column) => column.id === label) ?? shown[0])?.id
    return { labelId, columns: columns.map((entry) => withTree(entry, entry.id === labelId, notes)) }
  }, [columns, label, notes])
}

function withTree(entry: ListColumn, isLabel: boolean, notes: NoteRecords): ListColumn {
  const { render, cellClass } = entry.column
  return {
    ...entry,
    column: {
      ...entry.column,
      cellClass: (record) =>
        notes.findNote(record) ? (isLabel ? 'pw-tree-note-cell' : undefined) : cellClass?.(record),
      render(record, index) {
        const note = notes.findNote(record)
        if (note) return isLabel ? <TreeNote record={record} note={note} /> : null
        const drawn = render(record, index)
        return isLabel ? <TreeCell record={record}>{drawn}</TreeCell> : drawn
      },
    },
  }
}
