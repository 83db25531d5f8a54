import { useTranslate } from '../../i18n/index.ts'
import type { DataRecord } from '../../registry/index.ts'

interface SelectedRecordsProps {
  readonly records: readonly DataRecord[]
  readonly keyOf: (record: DataRecord) => string
  readonly labelOf: (record: DataRecord) => string
  readonly onRemove: (key: string) => void
  readonly onClear: () => void
}

/** What is chosen so far, of every page of the picker; each can be taken out again. */
export function SelectedRecords({ records, keyOf, labelOf, onRemove, onClear }: SelectedRecordsProps) {
  const translate = useTranslate()
  return (
    <aside className="pw-picker-selected" aria-label={translate('picker.selected')}>
      <header>
        <span>{translate('list.selected', { count: records.length })}</span>
        {records.length > 0 && (
          <button type="button" className="pw-link" onClick={onClear}>
            {translate('list.clearSelection')}
          </button>
        )}
      </header>
      {records.length === 0 ? (
        <p className="pw-picker-none">{translate('picker.none')}</p>
      ) : (
        <ul>
          {records.map((record) => (
            <li key={keyOf(record)}>
              <span title={labelOf(record)}>{labelOf(record)}</span>
              <button
                type="button"
                className="pw-link pw-link-danger"
                aria-label={translate('picker.remove', { label: labelOf(record) })}
                onClick={() => onRemove(keyOf(record))}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}
