import { EllipsisOutlined } from '@ant-design/icons'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { moveFocus } from '../../runtime/index.ts'
import './toolbar.css'

interface ToolbarProps {
  /** What the tools belong to. */
  readonly label: string
  /** The element on which they work, while it is there. */
  readonly controls?: string | undefined
  /** What the button is called that shows the tools for which there is no room. */
  readonly more: string
  /** Tool groups, each of which stays together. */
  readonly children: ReactNode
  /** Tools at the end, which always show. */
  readonly end?: ReactNode
}

const tools = 'button, select'
const openPopup = ':popover-open'

/**
 * Tools of an editor. One of them is in the order of the Tab key, the arrow keys lead to the others; groups for which
 * the line has no room wait behind a button.
 */
export function Toolbar({ label, controls, more, children, end }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const groups = useRef<HTMLDivElement>(null)
  const current = useRef<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isFull, setFull] = useState(false)

  useLayoutEffect(() => {
    const list = groups.current
    if (!list) return
    const arrange = () => {
      const top = (list.firstElementChild as HTMLElement | null)?.offsetTop ?? 0
      const late = [...list.children].filter((group) => (group as HTMLElement).offsetTop > top)
      setFull(late.length > 0)
      const shown = [...list.children].filter((group) => isOpen || !late.includes(group))
      for (const group of list.children) {
        group.toggleAttribute('data-late', !shown.includes(group))
        group.toggleAttribute('data-last', group === shown.at(-1))
      }
    }
    arrange()
    const observer = new ResizeObserver(arrange)
    observer.observe(list)
    return () => observer.disconnect()
  }, [isOpen])

  // Which tools there are, and which can be pressed, changes with what is selected in the text.
  useLayoutEffect(() => {
    const all = [...(bar.current?.querySelectorAll<HTMLElement>(tools) ?? [])].filter(
      (tool) => !tool.closest('[popover]'),
    )
    const stays = current.current && all.includes(current.current) && !current.current.matches(':disabled')
    const entry = stays ? current.current : all.find((tool) => !tool.matches(':disabled'))
    for (const tool of all) tool.tabIndex = tool === entry ? 0 : -1
  })

  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(tools) || target.closest('[popover]')) return
    if (current.current) current.current.tabIndex = -1
    current.current = target
    target.tabIndex = 0
  }
  const moved = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof Element) || event.target.closest('[popover]')) return
    if (event.currentTarget.querySelector(openPopup)) return
    const selector = ':is(button, select):not(:disabled, [popover] *)'
    if (moveFocus(event.currentTarget, selector, event.key, ['ArrowLeft', 'ArrowRight'])) event.preventDefault()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className="pw-editor-toolbar"
      onFocus={focused}
      onKeyDown={moved}
    >
      <div ref={groups} className="pw-editor-toolbar-groups" data-open={isOpen || undefined}>
        {children}
      </div>
      <div className="pw-editor-toolbar-group pw-editor-toolbar-end">
        {isFull && (
          <button
            type="button"
            className="pw-tool"
            aria-label={more}
            title={more}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <EllipsisOutlined aria-hidden />
          </button>
        )}
        {end}
      </div>
    </div>
  )
}
