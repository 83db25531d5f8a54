import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { ownChoiceProps, ownChoiceRules, WidgetProps } from '../shared/propTypes.ts'

export const radioProps = WidgetProps(ownChoiceProps, ownChoiceRules)

export type RadioProps = Static<typeof radioProps>

export const radioSchema: WidgetSchema = { id: 'radio', props: radioProps }
