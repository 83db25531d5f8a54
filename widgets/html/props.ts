import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const defaultRows = 8

export const htmlProps = WidgetProps({
  rows: Type.Optional(
    Type.Integer({ minimum: 2, maximum: 60, description: 'lines that show while it is edited', default: defaultRows }),
  ),
})

export type HtmlProps = Static<typeof htmlProps>

export const htmlSchema: WidgetSchema = { id: 'html', props: htmlProps }
