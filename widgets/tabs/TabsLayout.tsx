import { Tabs } from 'antd'
import { type LayoutProps, useTranslate } from '../../runtime/index.ts'
import { ErrorCount } from '../shared/ErrorCount.tsx'
import { useShownPanel } from '../shared/useShownPanel.ts'
import './tabs.css'

/** Panels of which one shows. The arrow keys move through their titles. */
export function TabsLayout({ panels, focusPanel }: LayoutProps) {
  const t = useTranslate()
  const [shown, show] = useShownPanel(panels, focusPanel)
  return (
    <Tabs
      className="pw-tabs"
      activeKey={shown}
      onChange={show}
      destroyOnHidden
      animated={false}
      items={panels.map(({ id, title, errors, content }) => ({
        key: id,
        label: <ErrorCount title={title} errors={errors} label={t('widgets.tabs.errors', { count: errors })} />,
        // Drawn here, so that a panel that is not shown costs nothing.
        children: id === shown ? content() : null,
      }))}
    />
  )
}
