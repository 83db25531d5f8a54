import type { CSSProperties } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import { toFailureText } from '../../tree/index.ts'
import type { NoteOfRecord } from './noteRecords.ts'
import { useTreeSurroundings } from './TreeContext.tsx'

/** The line below an open record that has no children to show: there are none, or they could not be had. */
export function TreeNote({ record, note }: { readonly record: DataRecord; readonly note: NoteOfRecord }) {
  const { controller } = useTreeSurroundings()
  const translate = useTranslate()
  const branch = controller.branches.branches.get(note.parent)
  const failure = note.note === 'failed' ? branch?.failure : undefined
  const level = controller.findRow(controller.list.keyOf(record))?.level ?? 1
  return (
    <div
      className="pw-tree-note"
      data-note={note.note}
      role={failure ? 'alert' : undefined}
      style={{ '--pw-tree-level': level } as CSSProperties}
    >
      <span>{failure ? toFailureText(failure, translate) : translate('list.empty')}</span>
      {failure && (
        <button type="button" className="pw-link" onClick={branch?.retry}>
          {translate('issues.retry')}
        </button>
      )}
    </div>
  )
}
