import type { LayoutWidget } from '../../runtime/registry/index.ts'

interface PanelsProps {
  readonly widget: LayoutWidget
  readonly titles?: readonly string[]
  /** Errors by the id of a panel: `panel-0` and so on. */
  readonly errors?: Readonly<Record<string, number>>
  readonly focusPanel?: string
  readonly collapsed?: boolean
  readonly isReadOnly?: boolean
  /** The words of the button that goes on from each. */
  readonly next?: string
  readonly isNextDisabled?: boolean
  readonly onShow?: (id: string) => void
  readonly validatePanel?: (id: string) => Promise<boolean | string>
}

const panelTitles = ['Account', 'Contact', 'Notes']
const passes = () => Promise.resolve(true)

/** A layout with panels of one field each. */
export function Panels({ widget, titles = panelTitles, errors = {}, validatePanel = passes, ...panels }: PanelsProps) {
  return (
    <widget.layout
      panels={titles.map((title, index) => ({
        id: `panel-${index}`,
        title,
        errors: errors[`panel-${index}`] ?? 0,
        ...(panels.collapsed && { collapsed: true }),
        ...(panels.next && { next: panels.next }),
        ...(panels.isNextDisabled && { isNextDisabled: true }),
        content: () => (
          <label>
            Field of {title} <input />
          </label>
        ),
      }))}
      validatePanel={validatePanel}
      {...(panels.isReadOnly && { isReadOnly: true })}
      {...(panels.onShow && { onShow: panels.onShow })}
      {...(panels.focusPanel && { focusPanel: panels.focusPanel })}
    />
  )
}
