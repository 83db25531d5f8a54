import { useId } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import type { ListColumn } from '../tableColumns.tsx'
import type { ColumnChoiceState } from '../useColumnChoice.ts'
import { ColumnLines } from './ColumnLines.tsx'

const densities = ['compact', 'middle', 'comfortable'] as const

export interface ColumnPanelProps {
  readonly columns: readonly ListColumn[]
  readonly state: ColumnChoiceState
}

/** What a person chooses of the columns of a list, and of the height of its rows. */
export function ColumnPanel({ columns, state }: ColumnPanelProps) {
  const translate = useTranslate()
  const id = useId()
  const { choice, change, reset } = state
  return (
    <div className="pw-column-settings">
      <fieldset>
        <legend>{translate('list.density')}</legend>
        <div className="pw-segments">
          {densities.map((density) => (
            <label key={density}>
              <input
                type="radio"
                name={`${id}-density`}
                checked={(choice.density ?? 'middle') === density}
                onChange={() => change({ density })}
              />
              <span>{translate(`list.density.${density}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{translate('list.columns')}</legend>
        <ColumnLines columns={columns} state={state} />
      </fieldset>
      <button type="button" className="pw-link" onClick={reset}>
        {translate('list.columnsReset')}
      </button>
    </div>
  )
}
