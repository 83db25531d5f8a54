import type { ExpressionError, LayoutPanel } from '../language/index.ts'
import { type ContainerPanel, fieldsOf, type LayoutContainer } from './fieldsOf.ts'
import { nodeStateOf } from './nodeState.ts'
import type { PageForm } from './types.ts'

/** A panel of a container as it stands now. */
export interface PanelState {
  readonly panel: ContainerPanel
  readonly isShown: boolean
  /** Why its condition could not be evaluated; such a panel is shown. */
  readonly failure?: ExpressionError
}

/** The panels of a container with whether their conditions hold; whoever observes follows them. */
export const panelStatesOf = (pageForm: PageForm, { panels }: LayoutContainer): readonly PanelState[] =>
  panels.map((panel) => {
    const result = panel.showWhen === undefined ? undefined : pageForm.watch(panel.showWhen)
    if (!result) return { panel, isShown: true }
    return result.ok ? { panel, isShown: Boolean(result.value) } : { panel, isShown: true, failure: result.error }
  })

/** How many fields of a panel carry an error now. */
export const countErrors = (pageForm: PageForm, { items }: LayoutPanel): number =>
  fieldsOf(items).filter((name) => {
    const field = pageForm.field(name)
    return field && nodeStateOf(field).error
  }).length
