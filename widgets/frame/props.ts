import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { Flag, TextProp, WidgetProps } from '../shared/propTypes.ts'

export const defaultHeight = 360

export const frameProps = WidgetProps({
  title: Type.Optional(TextProp('what the embedded page is called')),
  height: Type.Optional(
    Type.Integer({ minimum: 80, maximum: 4000, description: 'pixels of the page', default: defaultHeight }),
  ),
  preview: Flag('shows the page below its address while it is edited', true),
})

export type FrameProps = Static<typeof frameProps>

export const frameSchema: WidgetSchema = { id: 'frame', props: frameProps }
