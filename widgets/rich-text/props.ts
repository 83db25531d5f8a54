import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { Flag, MaxLengthProp, WidgetProps } from '../shared/propTypes.ts'

/** Pixels (specification 9). */
export const defaultHeight = 300

export const richTextProps = WidgetProps({
  height: Type.Optional(
    Type.Integer({
      minimum: 120,
      maximum: 2000,
      description: 'how high the text is, in pixels',
      default: defaultHeight,
    }),
  ),
  maxLength: MaxLengthProp,
  showCount: Flag('shows how many characters are written', true),
})

export type RichTextProps = Static<typeof richTextProps>

export const richTextSchema: WidgetSchema = { id: 'rich-text', props: richTextProps }
