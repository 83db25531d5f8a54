import type { Field, Layout, LayoutEntry, LayoutPanel } from '../language/index.ts'

/** A container of a layout: the layout widget that it names by its key, and its panels. */
export interface LayoutContainer {
  readonly widget: 'group' | 'tabs' | 'steps'
  readonly panels: readonly (LayoutPanel & { readonly collapsed?: boolean })[]
}

/** The container that an entry of a layout is; fields are none. */
export function findContainer(entry: LayoutEntry): LayoutContainer | undefined {
  if (typeof entry === 'string' || 'field' in entry) return undefined
  if ('tabs' in entry) return { widget: 'tabs', panels: entry.tabs }
  if ('steps' in entry) return { widget: 'steps', panels: entry.steps }
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
    return (findContainer(entry)?.panels ?? []).flatMap(({ showWhen, items }) =>
      placesOf(items, showWhen === undefined ? around : [...around, showWhen]),
    )
  })
  const names = places.map((place) => place.name)
  return places.filter(({ name }, index) => names.indexOf(name) === index)
}

/** The names of the fields that a layout places, in reading order, once each. */
export const fieldsOf = (layout: Layout): readonly string[] => placesOf(layout).map((place) => place.name)

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
