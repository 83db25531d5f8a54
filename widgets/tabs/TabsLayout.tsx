import { useId, useLayoutEffect } from 'react'
import { type LayoutProps, moveFocus, useTranslate } from '../../runtime/index.ts'
import { ErrorCount } from '../shared/ErrorCount.tsx'
import { LastingPanel } from '../shared/LastingPanel.tsx'
import { useShownPanel } from '../shared/useShownPanel.ts'
import './tabs.css'

/**
 * Panels of which one shows. The arrow keys move through their titles, and Enter shows the panel of one. It stands on the
 * first page that anybody sees: antd's own tabs would be a tenth of it.
 */
export function TabsLayout({ panels, onShow, focusPanel, prepare }: LayoutProps) {
  const t = useTranslate()
  const id = useId()
  const [shown, show] = useShownPanel(panels, focusPanel)
  useLayoutEffect(() => onShow?.(shown), [onShow, shown])
  const open = (panel: string) => {
    const late = prepare?.(panel)
    if (late) void late.then(() => show(panel))
    else show(panel)
  }
  return (
    <div className="pw-tabs">
      <div
        className="pw-tabs-list"
        role="tablist"
        onKeyDown={(event) => {
          if (moveFocus(event.currentTarget, '[role="tab"]', event.key, ['ArrowLeft', 'ArrowRight']))
            event.preventDefault()
        }}
      >
        {panels.map((panel) => (
          <button
            key={panel.id}
            type="button"
            role="tab"
            id={`${id}-${panel.id}-tab`}
            className="pw-tabs-tab"
            aria-selected={panel.id === shown}
            aria-controls={`${id}-${panel.id}`}
            tabIndex={panel.id === shown ? 0 : -1}
            onClick={() => open(panel.id)}
          >
            <ErrorCount
              title={panel.title}
              errors={panel.errors}
              label={t('widgets.tabs.errors', { count: panel.errors })}
            />
          </button>
        ))}
      </div>
      {panels.map(({ id: panel, description, content }) => (
        <div
          key={panel}
          role="tabpanel"
          id={`${id}-${panel}`}
          aria-labelledby={`${id}-${panel}-tab`}
          hidden={panel !== shown}
        >
          <LastingPanel
            isShown={panel === shown}
            content={() => (
              <>
                {description && <p className="pw-tabs-description">{description}</p>}
                {content()}
              </>
            )}
          />
        </div>
      ))}
    </div>
  )
}
