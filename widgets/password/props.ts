import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { prefixIconNames } from '../shared/prefixIconNames.ts'
import { Flag, MaxLengthProp, WidgetProps } from '../shared/propTypes.ts'

export const passwordProps = WidgetProps({
  autocomplete: Type.Optional(
    Type.Enum(['current-password', 'new-password'], {
      description: 'whether a browser may offer the stored password or a new one',
      default: 'new-password',
    }),
  ),
  toggle: Flag('offers a button that shows what is typed', true),
  maxLength: MaxLengthProp,
  prefix: Type.Optional(Type.Enum([...prefixIconNames], { description: 'the icon at the beginning of the field' })),
})

export type PasswordProps = Static<typeof passwordProps>

export const passwordSchema: WidgetSchema = { id: 'password', props: passwordProps }
