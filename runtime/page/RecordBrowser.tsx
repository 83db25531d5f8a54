import { useTranslate } from '../i18n/index.ts'
import { Icon } from '../icons/index.ts'
import type { DataRecord, RecordBrowsing } from '../registry/index.ts'
import { IconButton } from '../ui/index.ts'

interface RecordBrowserProps {
  readonly browse: RecordBrowsing
  readonly record: DataRecord
  readonly onShow: (record: DataRecord) => void
}

/** Leads from the record that is shown to the ones before and after it in its list. */
export function RecordBrowser({ browse, record, onShow }: RecordBrowserProps) {
  const translate = useTranslate()
  const ways = [
    { by: -1, icon: 'arrow-left', label: translate('list.previousRecord') },
    { by: 1, icon: 'arrow-right', label: translate('list.nextRecord') },
  ] as const
  return (
    <span className="pw-opened-browse">
      {ways.map(({ by, icon, label }) => {
        const next = browse.neighbour(record, by)
        return (
          <IconButton
            key={by}
            label={label}
            title={label}
            aria-disabled={next === undefined}
            onClick={() => next && onShow(next)}
          >
            <Icon name={icon} />
          </IconButton>
        )
      })}
    </span>
  )
}
