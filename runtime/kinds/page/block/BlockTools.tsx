import type { FormatIntl } from '../../../format/index.ts'
import { Icon } from '../../../icons/index.ts'
import { nameZone, personZone, writeShownTime } from '../../../language/index.ts'
import { MenuButton, type MenuEntry } from '../../../popup/index.ts'

export interface BlockToolsProps {
  readonly intl: FormatIntl
  readonly title: string
  readonly updatedAt: number
  /** Undefined for a block whose records are in the document. */
  readonly reload: (() => void) | undefined
  /** Undefined for a block that is no chart. */
  readonly table: { readonly isTable: boolean; readonly toggle: () => void } | undefined
  readonly fullScreen: { readonly isFull: boolean; readonly toggle: () => void }
  readonly downloads: readonly MenuEntry[]
  /** Whether the tools stand in one menu, in blocks that have no room. */
  readonly isSmall: boolean
}

/** What a person may do with a block: look closer, ask anew, take it along. */
export function BlockTools(props: BlockToolsProps) {
  const { intl, title, updatedAt, reload, table, fullScreen, downloads, isSmall } = props
  const { translate } = intl
  const shown = writeShownTime(updatedAt)
  const reloadWords = translate('report.reload', { title })
  const fullWords = translate(fullScreen.isFull ? 'report.leaveFullScreen' : 'report.fullScreen', { title })
  const fullIcon = fullScreen.isFull ? 'fullscreen-exit' : 'fullscreen'
  const time = updatedAt > 0 && (
    <time
      className="pw-page-block-time"
      dateTime={new Date(updatedAt).toISOString()}
      title={translate('report.updated', {
        time: `${shown.slice(0, 16)} (${nameZone(updatedAt, personZone())})`,
      })}
    >
      {shown.slice(11)}
    </time>
  )
  if (isSmall && !fullScreen.isFull) {
    const entries: readonly MenuEntry[] = [
      ...(reload ? [{ id: 'reload', label: translate('list.reload'), icon: 'reload', onSelect: reload }] : []),
      { id: 'full', label: translate('report.fillWindow'), icon: fullIcon, onSelect: fullScreen.toggle },
      ...downloads,
    ]
    return (
      <div className="pw-page-block-tools">
        <MenuButton label={translate('report.more', { title })} entries={entries}>
          ⋯
        </MenuButton>
      </div>
    )
  }
  return (
    <div className="pw-page-block-tools">
      {time}
      {table && (
        <button
          type="button"
          className="pw-popup-button"
          aria-pressed={table.isTable}
          aria-label={translate('report.asTable', { title })}
          title={translate('report.asTable', { title })}
          onClick={table.toggle}
        >
          <Icon name="table" />
        </button>
      )}
      {reload && (
        <button type="button" className="pw-popup-button" aria-label={reloadWords} title={reloadWords} onClick={reload}>
          <Icon name="reload" />
        </button>
      )}
      <button
        type="button"
        className="pw-popup-button"
        aria-label={fullWords}
        title={fullWords}
        onClick={fullScreen.toggle}
      >
        <Icon name={fullIcon} />
      </button>
      {downloads.length > 0 && (
        <MenuButton label={translate('report.download', { title })} entries={downloads}>
          <Icon name="download" />
        </MenuButton>
      )}
    </div>
  )
}
