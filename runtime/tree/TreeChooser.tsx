import { type ReactNode, useMemo, useState } from 'react'
import { useTranslate } from '../i18n/index.ts'
import { toFailureText } from './failureText.ts'
import type { TreeRow } from './flattenTree.ts'
import { TreeList } from './TreeList.tsx'
import type { TreeRecord } from './types.ts'
import { type TreeSource, useTreeSource } from './useTreeSource.ts'
import './treeChooser.css'

interface TreeChooserProps {
  readonly label: string
  readonly source: TreeSource
  readonly labelOf: (record: TreeRecord) => string
  readonly chosen: string | undefined
  readonly onChoose: (record: TreeRecord) => void
  readonly isDisabled?: (row: TreeRow) => boolean
  /** What stands between the search and the nodes. */
  readonly children?: ReactNode
}

/** A searchable tree from which one record is chosen, with its states: loading, empty, failed. */
export function TreeChooser({ label, source, labelOf, chosen, onChoose, isDisabled, children }: TreeChooserProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const mark = typed.trim().toLowerCase()
  const isMatch = useMemo(
    () => (mark === '' ? undefined : (record: TreeRecord) => labelOf(record).toLowerCase().includes(mark)),
    [mark, labelOf],
  )
  const { state, rows, isLoading, findBranch, toggle } = useTreeSource(source, isMatch)
  const toLabel = ({ record, key, note }: TreeRow) => {
    if (note === undefined) return labelOf(record)
    const failure = findBranch(key)?.failure
    return `${failure ? toFailureText(failure, translate) : ''} · ${translate('issues.retry')}`
  }
  const onRow = (row: TreeRow) => (row.note ? findBranch(row.key)?.retry() : onChoose(row.record))
  return (
    <div className="pw-tree-chooser">
      <input
        type="search"
        className="pw-tree-search"
        value={typed}
        placeholder={translate('tree.search')}
        aria-label={translate('tree.searchIn', { label })}
        onChange={(event) => setTyped(event.target.value)}
      />
      {children}
      <div className="pw-tree-chooser-list" aria-busy={state.status === 'loading'}>
        {state.status === 'loading' && <TreeBones label={translate('page.loading')} />}
        {state.status === 'error' && (
          <div role="alert" className="pw-tree-chooser-note">
            <p>{toFailureText(state.failure, translate)}</p>
            <button type="button" className="pw-link" onClick={state.retry}>
              {translate('issues.retry')}
            </button>
          </div>
        )}
        {state.status !== 'loading' && state.status !== 'error' && rows.length === 0 && (
          <p className="pw-tree-chooser-note">{translate(mark === '' ? 'list.empty' : 'list.emptyQuery')}</p>
        )}
        {rows.length > 0 && state.status !== 'error' && (
          <TreeList
            label={label}
            rows={rows}
            labelOf={toLabel}
            chosen={chosen}
            onChoose={onRow}
            onToggle={toggle}
            isLoading={isLoading}
            mark={mark}
            {...(isDisabled ? { isDisabled } : {})}
          />
        )}
      </div>
    </div>
  )
}

const bones = [72, 56, 64, 48, 60]

function TreeBones({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="pw-tree-bones">
      {bones.map((width) => (
        <span key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  )
}
