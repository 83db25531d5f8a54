import { widgetSchemas } from '../../widgets/props.ts'
import type { WidgetSample } from '../../widgets/shared/widgetSample.ts'
import { collectExamples, type Example } from './examples.ts'

/** Steps that no document shows, since a form saves by its own button and scripts belong to other servers. */
const ownSteps: Readonly<Record<string, unknown>> = {
  submit: { submit: true },
  script: { script: { form: 'orders', type: 'list', method: 'recount' } },
}

const toOwn = (subject: string, pointer: string, value: unknown): Example => ({ subject, value, path: '', pointer })

/** A field with the options by which the checks of widgets draw one. */
async function sampleOf(id: string): Promise<Example> {
  const { sample }: { readonly sample: WidgetSample } = await import(`../../widgets/${id}/sample.ts`)
  const { props } = sample
  return toOwn(`widget ${id}`, '/value', { label: 'Value', widget: id, ...(props === undefined ? {} : { props }) })
}

/** One example for every word of the language: those of documents, else those of the widgets themselves. */
export async function allExamples(): Promise<ReadonlyMap<string, Example>> {
  const collected = collectExamples()
  const missing = widgetSchemas.filter(({ id, contains }) => contains !== 'layout' && !collected.has(`widget ${id}`))
  const samples = await Promise.all(missing.map(({ id }) => sampleOf(id)))
  const steps = Object.entries(ownSteps).map(([verb, value]) => toOwn(`step ${verb}`, '', value))
  const own = [...samples, ...steps].filter(({ subject }) => !collected.has(subject))
  return new Map([...collected, ...own.map((example) => [example.subject, example] as const)])
}
