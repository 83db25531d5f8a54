import { useTranslate } from '../../i18n/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import { FoldingPart } from '../../tree/index.ts'
import { shorten } from './shorten.ts'

interface SelectedRecordsProps {
  readonly records: readonly DataRecord[]
  readonly keyOf: (record: DataRecord) => string
  readonly labelOf: (record: DataRecord) => string
  /** Letters of a label that show. */
  readonly labelLength: number
  readonly isNarrow: boolean
  readonly onRemove: (key: string) => void
  readonly onClear: () => void
}

/** What is chosen so far, of every page of the picker; each can be taken out again. */
export function SelectedRecords({ records, keyOf, labelOf, labelLength, ...props }: SelectedRecordsProps) {
  const { isNarrow, onRemove, onClear } = props
  const translate = useTranslate()
  const title = (
    <>
      <span aria-live="polite">{translate('list.selected', { count: records.length })}</span>
      {records.length > 0 && (
        <button type="button" className="pw-link" onClick={onClear}>
          {translate('list.clearSelection')}
        </button>
      )}
    </>
  )
  return (
    <FoldingPart
      key={String(isNarrow)}
      label={translate('picker.selected')}
      title={title}
      className="pw-picker-selected"
      isOpen={!isNarrow}
    >
      {records.length === 0 ? (
        <p className="pw-picker-none">{translate('picker.none')}</p>
      ) : (
        <ul>
          {records.map((record) => (
            <li key={keyOf(record)}>
              <span title={labelOf(record)}>{shorten(labelOf(record), labelLength)}</span>
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
    </FoldingPart>
  )
}
