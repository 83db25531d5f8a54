import type { Field } from '../../language/index.ts'
import { toOptions } from '../options.ts'
import type { GraphItem, GraphReport } from './graph.ts'

const widgets: readonly (readonly [RegExp, string])[] = [
  [/^(int|integer|long|short|double|float|number|decimal|bigdecimal)$/i, 'number'],
  [/^date$/i, 'date'],
  [/^(datetime|timestamp)$/i, 'datetime'],
  [/^image$/i, 'image-upload'],
]

function toFieldWidget({ options }: GraphReport, { field, dictionary, type }: GraphItem): Partial<Field> {
  const known = options.get(field) ?? []
  if (known.length > 0)
    // Values of a dictionary may be several, joined by commas.
    return {
      widget: 'select',
      props: { options: toOptions(known), mode: 'multiple' },
    }
  if (dictionary.includes(',')) return { widget: 'dict-search-select', props: { dict: dictionary } }
  if (dictionary !== '') return { widget: 'dict-select', props: { dict: dictionary } }
  const widget = widgets.find(([form]) => form.test(type))?.[1]
  return widget === undefined ? {} : { widget }
}

/** The values of a graph report as fields of a page: those that it describes, and its axes. */
export function toGraphFields(report: GraphReport): Readonly<Record<string, Field>> {
  const described = report.items.map(
    (item) => [item.field, { label: item.title, ...toFieldWidget(report, item) }] as const,
  )
  const axes = report.series.map(({ field, label }) => [field, { label: label || field, widget: 'number' }] as const)
  const category = report.category === '' ? [] : [[report.category, { label: report.category }] as const]
  return Object.fromEntries<Field>([...category, ...axes, ...described])
}
