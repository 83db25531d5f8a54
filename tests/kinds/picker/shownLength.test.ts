import { expect, test } from 'vitest'
import { shownLength } from '../../../runtime/kinds/picker/shorten.ts'
import type { Field } from '../../../runtime/language/index.ts'
import type { ValueWidget } from '../../../runtime/registry/index.ts'
import { ellipsis } from '../../../widgets/ellipsis/index.ts'
import { widgetOf } from '../superQuery/widgets.ts'

const plain = widgetOf('input', 'text', 'input')
const widgets: Readonly<Record<string, ValueWidget>> = { input: plain, ellipsis: ellipsis as unknown as ValueWidget }
const findWidget = (id: string) => widgets[id]

test.each<[string, Field | undefined, number]>([
  ['no field', undefined, 12],
  ['a field of a widget that cuts nothing', { props: { length: 3 } }, 12],
  ['a widget that is not there', { widget: 'captcha', props: { length: 4 } }, 12],
  ['an ellipsis', { widget: 'ellipsis' }, 12],
  ['an ellipsis of a length', { widget: 'ellipsis', props: { length: 25 } }, 25],
])('a picker shows of %s so many letters', (_what, field, length) => {
  expect(shownLength(field, findWidget)).toBe(length)
})
