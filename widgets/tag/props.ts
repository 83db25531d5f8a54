import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { Flag, TextProp, WidgetProps } from '../shared/propTypes.ts'

export const tagProps = WidgetProps({
  options: Type.Array(
    WidgetProps({
      value: Type.Unsafe<string | number>({ type: ['string', 'number'], description: 'the value that is stored' }),
      label: TextProp('what the tag says'),
      color: Type.Optional(
        Type.String({ minLength: 1, description: 'the colour of the dot: a colour of CSS, or `success`, `error` …' }),
      ),
      disabled: Type.Optional(Type.Boolean({ description: 'shown, but not to be chosen' })),
    }),
    { minItems: 1, description: 'the tags, in the order in which they show' },
  ),
  multiple: Flag('several can be chosen, stored comma-joined', true),
})

export type TagProps = Static<typeof tagProps>

export const tagSchema: WidgetSchema = { id: 'tag', props: tagProps }
