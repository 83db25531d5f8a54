import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const defaultDepth = 1
export const defaultRows = 10

export const jsonViewProps = WidgetProps({
  depth: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 10, description: 'how many levels are open at first', default: defaultDepth }),
  ),
  rows: Type.Optional(
    Type.Integer({ minimum: 2, maximum: 60, description: 'lines that show while it is edited', default: defaultRows }),
  ),
})

export type JsonViewProps = Static<typeof jsonViewProps>

export const jsonViewSchema: WidgetSchema = { id: 'json-view', props: jsonViewProps }
