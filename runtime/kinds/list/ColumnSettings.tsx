import { useTranslate } from '../../i18n/index.ts'
import { Icon } from '../../icons/index.ts'
import { Popup } from '../../popup/index.ts'
import { lazyPart } from '../../registry/index.ts'
import type { ColumnPanelProps } from './columns/ColumnPanel.tsx'

const ColumnPanel = lazyPart<ColumnPanelProps>(() =>
  import('./columns/ColumnPanel.tsx').then((chunk) => chunk.ColumnPanel),
)

/** Chooses the columns of a list and the height of its rows; the choice is kept for the person. */
export function ColumnSettings(props: ColumnPanelProps) {
  const translate = useTranslate()
  return (
    <Popup label={translate('list.columns')} button={<Icon name="setting" />}>
      {() => <ColumnPanel {...props} />}
    </Popup>
  )
}
