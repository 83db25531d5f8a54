import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { prefixIconNames } from '../shared/prefixIconNames.ts'
import { Flag, MaxLengthProp, ShowCountProp, WidgetProps } from '../shared/propTypes.ts'

export const inputProps = WidgetProps({
  allowClear: Flag('offers a button that empties the field', false),
  maxLength: MaxLengthProp,
  showCount: ShowCountProp,
  names: Flag('the text is several names, joined by commas: a table shows the first and how many more', false),
  prefix: Type.Optional(Type.Enum([...prefixIconNames], { description: 'the icon at the beginning of the field' })),
  operator: Type.Optional(
    Type.Enum(['like', 'ne', 'ge', 'le'], {
      description: 'wraps the text for a query: `*text*`, `!text`, `>=text` or `<=text`',
    }),
  ),
  autocomplete: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'what a browser may fill in, such as `username` or `email`',
      default: 'off',
    }),
  ),
})

export type InputProps = Static<typeof inputProps>

export const inputSchema: WidgetSchema = { id: 'input', props: inputProps }
