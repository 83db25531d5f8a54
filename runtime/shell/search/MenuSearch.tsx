import { SearchOutlined } from '@ant-design/icons'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { media, useMedia } from '../../media/index.ts'
import { InFront } from '../../page/index.ts'
import { keepEscape } from '../../popup/index.ts'
import { lazyPart } from '../../registry/index.ts'
import { isPressed } from '../../ui/index.ts'
import type { MenuItem } from '../routing/menu.ts'
import './menuSearch.css'

const SearchPanel = lazyPart(() => import('./SearchPanel.tsx').then((chunk) => chunk.SearchPanel), null)

/** The button of the menu search, which Control and K open from everywhere: a popover, or a dialog on a mobile device. */
export function MenuSearch({ items }: { readonly items: readonly MenuItem[] }) {
  const translate = useTranslate()
  const isMobile = useMedia(media.mobile)
  const box = useRef<HTMLDialogElement & HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const close = useCallback(() => {
    const element = box.current
    if (element?.hasAttribute('popover')) element.hidePopover()
    else element?.close()
  }, [])
  const open = useCallback(() => {
    const element = box.current
    if (!element || element.matches(':popover-open, [open]')) return
    if (element.hasAttribute('popover')) element.showPopover()
    else element.showModal()
    setOpen(true)
  }, [])
  useEffect(() => {
    const keyed = (event: KeyboardEvent) => {
      if (!isPressed(event, 'search')) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', keyed)
    return () => removeEventListener('keydown', keyed)
  }, [open])

  const label = translate('shell.search.open')
  const content = isOpen && (
    <InFront onFailed={close}>
      <SearchPanel items={items} onDone={close} />
    </InFront>
  )
  return (
    <>
      <button
        type="button"
        className="pw-shell-quiet"
        aria-label={label}
        title={`${label} (Ctrl+K)`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <SearchOutlined aria-hidden="true" />
      </button>
      {isMobile ? (
        <dialog
          ref={box}
          className="pw-shell-search-dialog"
          aria-label={label}
          onClose={() => setOpen(false)}
          onClick={({ target, currentTarget }) => target === currentTarget && close()}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          {content}
        </dialog>
      ) : (
        <div
          ref={box}
          popover="auto"
          role="dialog"
          className="pw-shell-search"
          aria-label={label}
          onToggle={({ newState }) => setOpen(newState === 'open')}
          onKeyDown={keepEscape}
        >
          {content}
        </div>
      )}
    </>
  )
}
