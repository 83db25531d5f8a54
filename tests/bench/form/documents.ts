import type { Field, FormPage } from '../../../runtime/language/index.ts'

/** What a value becomes that shows nothing of its neighbour. */
export const hidden = 'hide'

const toForm = (id: string, fields: Readonly<Record<string, Field>>): FormPage => ({
  kind: 'form',
  id,
  version: 1,
  title: 'Form',
  source: { rest: '/bench' },
  fields,
  layout: Object.keys(fields),
})

const fieldsOf = (count: number, toField: (index: number) => Partial<Field>): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index): [string, Field] => [
      `f${index}`,
      { label: `F${index}`, widget: 'input', ...toField(index) },
    ]),
  )

/** A form of text fields that know nothing of each other. */
export const plainForm = (count: number): FormPage =>
  toForm(
    'bench.plain',
    fieldsOf(count, () => ({})),
  )

/**
 * A form in which each field depends on its neighbours: the odd ones show by the field before, the even ones are computed
 * of the even one before, so that one key in the first goes through all of them.
 */
export const linkedForm = (count: number): FormPage =>
  toForm(
    'bench.linked',
    fieldsOf(count, (index) => {
      if (index === 0) return {}
      return index % 2 === 1 ? { showWhen: `values.f${index - 1} != '${hidden}'` } : { value: `values.f${index - 2}` }
    }),
  )
