import { Tabs } from 'antd'
import { useEffect } from 'react'
import { type LayoutProps, useTranslate } from '../../runtime/index.ts'
import { ErrorCount } from '../shared/ErrorCount.tsx'
import { LastingPanel } from '../shared/LastingPanel.tsx'
import { useShownPanel } from '../shared/useShownPanel.ts'
import './tabs.css'

/** Panels of which one shows. The arrow keys move through their titles. */
export function TabsLayout({ panels, onShow, focusPanel }: LayoutProps) {
  const t = useTranslate()
  const [shown, show] = useShownPanel(panels, focusPanel)
  useEffect(() => onShow?.(shown), [onShow, shown])
  return (
    <Tabs
      className="pw-tabs"
      activeKey={shown}
      onChange={show}
      animated={false}
      items={panels.map(({ id, title, description, errors, content }) => ({
        key: id,
        label: <ErrorCount title={title} errors={errors} label={t('widgets.tabs.errors', { count: errors })} />,
        children: (
          <LastingPanel
            isShown={id === shown}
            content={() => (
              <>
                {description && <p className="pw-tabs-description">{description}</p>}
                {content()}
              </>
            )}
          />
        ),
      }))}
    />
  )
}
