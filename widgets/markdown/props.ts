import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { MaxLengthProp, WidgetProps } from '../shared/propTypes.ts'

/** Pixels (specification 9). */
export const minHeight = 200
export const defaultHeight = 300

export const markdownProps = WidgetProps({
  height: Type.Optional(
    Type.Integer({
      minimum: minHeight,
      maximum: 2000,
      description: 'how high the text is, in pixels',
      default: defaultHeight,
    }),
  ),
  maxLength: MaxLengthProp,
})

export type MarkdownProps = Static<typeof markdownProps>

export const markdownSchema: WidgetSchema = { id: 'markdown', props: markdownProps }
