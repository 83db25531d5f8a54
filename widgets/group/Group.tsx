import { DownOutlined } from '@ant-design/icons'
import { type ReactNode, useId, useState } from 'react'
import { type LayoutPanelProps, type LayoutProps, useTranslate } from '../../runtime/index.ts'
import { ErrorCount } from '../shared/ErrorCount.tsx'
import { LastingPanel } from '../shared/LastingPanel.tsx'
import './group.css'

/** Sections with a title that folds them. */
export const Group = ({ panels, focusPanel }: LayoutProps): ReactNode =>
  panels.map((panel) => <Section key={panel.id} panel={panel} focused={focusPanel === panel.id} />)

function Section({ panel, focused }: { readonly panel: LayoutPanelProps; readonly focused: boolean }) {
  const t = useTranslate()
  const id = useId()
  const [open, setOpen] = useState(focused || !panel.collapsed)
  const [wasFocused, setWasFocused] = useState(focused)
  if (focused !== wasFocused) {
    setWasFocused(focused)
    if (focused) setOpen(true)
  }
  return (
    <section className="pw-group" aria-labelledby={id}>
      <h3 className="pw-group-heading">
        <button
          id={id}
          type="button"
          className="pw-group-title"
          aria-expanded={open}
          aria-controls={open ? `${id}-content` : undefined}
          onClick={() => setOpen(!open)}
        >
          <DownOutlined aria-hidden rotate={open ? 0 : -90} />
          <ErrorCount
            title={panel.title}
            errors={panel.errors}
            label={t('widgets.group.errors', { count: panel.errors })}
          />
        </button>
      </h3>
      <LastingPanel
        isShown={open}
        content={() => (
          <div id={`${id}-content`} className="pw-group-content">
            {panel.description && <p className="pw-group-description">{panel.description}</p>}
            {panel.content()}
          </div>
        )}
      />
    </section>
  )
}
