import { useId } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { Icon } from '../../icons/index.ts'
import { Popup } from '../../popup/index.ts'
import { lazyPart } from '../../registry/index.ts'
import type { ColumnLinesProps } from './columns/ColumnLines.tsx'
import type { ListColumn } from './tableColumns.tsx'
import type { ColumnChoiceState } from './useColumnChoice.ts'

const ColumnLines = lazyPart<ColumnLinesProps>(() =>
  import('./columns/ColumnLines.tsx').then((chunk) => chunk.ColumnLines),
)

const densities = ['compact', 'middle', 'comfortable'] as const

interface ColumnSettingsProps {
  readonly columns: readonly ListColumn[]
  readonly state: ColumnChoiceState
}

/** Chooses the columns of a list and the height of its rows; the choice is kept for the person. */
export function ColumnSettings({ columns, state }: ColumnSettingsProps) {
  const translate = useTranslate()
  const id = useId()
  const { choice, change, reset } = state
  return (
    <Popup label={translate('list.columns')} button={<Icon name="setting" />}>
      {() => (
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
      )}
    </Popup>
  )
}
