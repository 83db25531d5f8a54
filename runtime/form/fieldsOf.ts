import type { Field, FormStep, Layout, LayoutEntry, LayoutPanel } from '../language/index.ts'

/** A panel of a container: a group may be closed at first, and a step has a summary and what going on does. */
export type ContainerPanel = LayoutPanel & { readonly collapsed?: boolean } & Pick<FormStep, 'summary' | 'next'>

/** The name by which a form reveals a step as it does a field; no field has a colon in its name. */
export const stepName = (id: string): string => `step:${id}`

/** A container of a layout: the layout widget that it names by its key, and its panels. */
export interface LayoutContainer {
  readonly widget: 'group' | 'tabs' | 'steps'
  readonly panels: readonly ContainerPanel[]
  /** The field that holds the id of the panel that is chosen, where one is. */
  readonly choice?: string
}

/** What a panel is called among those beside it. */
export const idOfPanel = ({ id, title }: LayoutPanel): string => id ?? title

const noItems: Layout = []

/** A summary may have nothing below it. */
const toPanel = (step: FormStep): ContainerPanel => ({ ...step, items: step.items ?? noItems })

/** The container that an entry of a layout is; fields, words and links are none. */
export function findContainer(entry: LayoutEntry): LayoutContainer | undefined {
  if (typeof entry === 'string' || 'field' in entry) return undefined
  if ('tabs' in entry)
    return { widget: 'tabs', panels: entry.tabs, ...(entry.choice === undefined ? {} : { choice: entry.choice }) }
  if ('steps' in entry) return { widget: 'steps', panels: entry.steps.map(toPanel) }
  if (!('group' in entry)) return undefined
  const { group, ...panel } = entry
  return { widget: 'group', panels: [{ title: group, ...panel }] }
}

/** Where a layout places a field: the conditions of all the panels around it must hold. */
export interface FieldPlace {
  readonly name: string
  readonly conditions: readonly string[]
}

/** The places of the fields of a layout, in reading order; a field that is placed again keeps its first place. */
export function placesOf(layout: Layout, around: readonly string[] = []): readonly FieldPlace[] {
  const places = layout.flatMap((entry): readonly FieldPlace[] => {
    if (typeof entry === 'string') return [{ name: entry, conditions: around }]
    if ('field' in entry) return [{ name: entry.field, conditions: around }]
    const { panels = [], choice } = findContainer(entry) ?? {}
    return panels.flatMap((panel) => {
      const isChosen = choice === undefined ? [] : [`values.${choice} == ${JSON.stringify(idOfPanel(panel))}`]
      const isShown = panel.showWhen === undefined ? [] : [panel.showWhen]
      return placesOf(panel.items, [...around, ...isShown, ...isChosen])
    })
  })
  const names = places.map((place) => place.name)
  return places.filter(({ name }, index) => names.indexOf(name) === index)
}

/** The names of the fields that a layout places, in reading order, once each. */
export const fieldsOf = (layout: Layout): readonly string[] => placesOf(layout).map((place) => place.name)

/** The fields that a form may show as it opens: those of tabs among which one is chosen wait until they are. */
export const fieldsInSight = (layout: Layout, fields: Readonly<Record<string, Field>>): readonly string[] =>
  layout.flatMap((entry) => {
    if (typeof entry === 'string') return [entry]
    if ('field' in entry) return [entry.field]
    const { panels = [], choice } = findContainer(entry) ?? {}
    const chosen = choice === undefined ? undefined : fields[choice]?.default
    const first = panels.find((panel) => idOfPanel(panel) === chosen) ?? panels[0]
    const shown = choice === undefined || !first ? panels : [first]
    return shown.flatMap((panel) => fieldsInSight(panel.items, fields))
  })

/** The widgets of a field: its own, and those of the fields that it contains. */
export const widgetsOfField = ({ widget = 'input', fields = {} }: Field): readonly string[] => [
  ...new Set([widget, ...Object.values(fields).flatMap(widgetsOfField)]),
]

/** The layout widgets that a layout uses. */
export function containersOf(layout: Layout): readonly string[] {
  const ids = layout.flatMap((entry): readonly string[] => {
    const container = findContainer(entry)
    return container ? [container.widget, ...container.panels.flatMap((panel) => containersOf(panel.items))] : []
  })
  return [...new Set(ids)]
}
