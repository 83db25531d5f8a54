import { Button } from 'antd'
import { type Dispatch, useRef } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { Icon } from '../../../icons/index.ts'
import { QueryLineRow } from './QueryLineRow.tsx'
import { isEmptyLine, type QueryChange, type QueryDraft } from './queryLines.ts'
import type { FilterableFields } from './useFilterableFields.ts'

interface QueryLinesProps {
  readonly draft: QueryDraft
  readonly change: Dispatch<QueryChange>
  readonly filterable: FilterableFields
  /** Whether empty lines show as such. */
  readonly isChecked: boolean
}

const matches = ['and', 'or'] as const

/** The conditions of an advanced query, and whether all of them count or any. */
export function QueryLines({ draft, change, filterable, isChecked }: QueryLinesProps) {
  const translate = useTranslate()
  const addButton = useRef<HTMLButtonElement>(null)
  const { status, fields, reason, retry } = filterable
  if (status === 'loading')
    return <div className="pw-super-note" role="status" aria-label={translate('page.loading')} />
  if (status === 'error')
    return (
      <div className="pw-super-note" role="alert">
        <p>{translate('list.superQuery.loadFailed')}</p>
        <p>{reason}</p>
        <Button onClick={retry}>{translate('issues.retry')}</Button>
      </div>
    )
  if (fields.length === 0) return <p className="pw-super-note">{translate('list.superQuery.noFields')}</p>

  const onRemove = (number: number) => {
    change({ kind: 'remove', number })
    addButton.current?.focus()
  }
  return (
    <>
      <fieldset className="pw-super-match">
        <legend>{translate('list.superQuery.match')}</legend>
        {matches.map((match) => (
          <label key={match}>
            <input
              type="radio"
              name="match"
              checked={draft.match === match}
              onChange={() => change({ kind: 'match', match })}
            />
            {translate(`list.superQuery.${match}`)}
          </label>
        ))}
      </fieldset>
      {draft.lines.length === 0 ? (
        <p className="pw-super-note">{translate('list.superQuery.noLines')}</p>
      ) : (
        <ol className="pw-super-lines">
          {draft.lines.map((line, index) => (
            <QueryLineRow
              key={line.number}
              line={line}
              place={index + 1}
              fields={fields}
              isInvalid={isChecked && isEmptyLine(line, fields)}
              change={change}
              onRemove={onRemove}
            />
          ))}
        </ol>
      )}
      <Button
        ref={addButton}
        type="dashed"
        block
        icon={<Icon name="plus" />}
        autoFocus={draft.lines.length === 0}
        onClick={() => change({ kind: 'add' })}
      >
        {translate('list.superQuery.addLine')}
      </Button>
    </>
  )
}
