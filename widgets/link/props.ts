import { type Static, Type } from 'typebox'
import type { Reference, WidgetSchema } from '../../runtime/language/index.ts'
import { Flag, MaxLengthProp, TextProp, WidgetProps } from '../shared/propTypes.ts'

export const linkProps = WidgetProps({
  text: Type.Optional(TextProp('what the link says; its address when left out')),
  textField: Type.Optional(
    Type.String({
      minLength: 1,
      reference: 'value' satisfies Reference,
      description: 'the field of the record that says what the link says',
    }),
  ),
  newTab: Flag('opens in a tab of the browser; an address of the app itself opens in the app when false', true),
  maxLength: MaxLengthProp,
})

export type LinkProps = Static<typeof linkProps>

export const linkSchema: WidgetSchema = { id: 'link', props: linkProps }
