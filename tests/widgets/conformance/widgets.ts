import { type LayoutWidget, preloadPart, type ValueWidget, type Widget } from '../../../runtime/registry/index.ts'
import { widgetEntries } from '../../../widgets/index.ts'
import type { WidgetSample } from '../../../widgets/shared/widgetSample.ts'

const samples = import.meta.glob<WidgetSample>('../../../widgets/*/sample.ts', { eager: true, import: 'sample' })
const sources = import.meta.glob<string>('../../../widgets/*/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Every widget that is registered, under the id of its entry. */
export const widgets: readonly { readonly id: string; readonly widget: Widget }[] = await Promise.all(
  widgetEntries.map(async ({ id, load }) => {
    const widget = await load()
    if ('edit' in widget) await Promise.all([widget.edit, widget.view, widget.cell, widget.filter].map(preloadPart))
    return { id, widget }
  }),
)

export const valueWidgets = widgets.flatMap(({ id, widget }) => ('edit' in widget ? { id, widget } : []))

export const layoutWidgets = widgets.flatMap(({ id, widget }): { id: string; widget: LayoutWidget }[] =>
  'layout' in widget ? [{ id, widget }] : [],
)

/** What a widget says to try it with: its props, two values, the keys that change one, and the fields that it contains. */
export function sampleOf({ id }: Pick<ValueWidget, 'id'>) {
  const sample = samples[`../../../widgets/${id}/sample.ts`]
  if (!sample) throw new Error(`widgets/${id}/sample.ts is missing: it says how to try the widget.`)
  const { props = {}, values, keys, fields, isReadOnly = false } = sample
  return { props, values, keys, isReadOnly, contained: fields ? { fields } : {} }
}

/** The text of the files of a widget's folder, without the one that holds its texts. */
export const sourceOf = (id: string): string =>
  Object.entries(sources)
    .filter(([path]) => path.startsWith(`../../../widgets/${id}/`) && !path.endsWith('/texts.ts'))
    .map(([, source]) => source)
    .join('\n')
