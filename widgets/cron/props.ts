import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { Flag, WidgetProps } from '../shared/propTypes.ts'

export const cronProps = WidgetProps({
  fields: Type.Optional(
    Type.Enum([6, 7], { description: 'how many fields a new expression has; the seventh is the year', default: 7 }),
  ),
  meaning: Flag('says below the field what the expression means', true),
})

export type CronProps = Static<typeof cronProps>

export const cronSchema: WidgetSchema = { id: 'cron', props: cronProps }
