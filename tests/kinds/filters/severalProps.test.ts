import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { toSeveralProps } from '../../../runtime/kinds/list/filters/severalProps.ts'
import { widgetOf } from '../superQuery/widgets.ts'

const flag = Type.Object({ multiple: Type.Optional(Type.Boolean()) })
const modes = Type.Object({ mode: Type.Optional(Type.Enum(['single', 'multiple'])) })
const others = Type.Object({ mode: Type.Optional(Type.Enum(['select', 'radio'])) })

test.each([
  ['a flag', flag, { multiple: true, dict: 'sex' }],
  ['a mode', modes, { mode: 'multiple', dict: 'sex' }],
  ['other modes', others, undefined],
  ['neither', Type.Object({}), undefined],
])('a widget with %s for several values is asked so', (_, props, expected) => {
  expect(toSeveralProps(widgetOf('w', 'text', 'choice', { props }), { dict: 'sex' })).toEqual(expected)
})
