import { type Static, Type } from 'typebox'
import type { WidgetWords } from '../../runtime/language/index.ts'
import { timeSteps } from '../shared/momentProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

const step = (unit: string) =>
  Type.Optional(Type.Enum([...timeSteps], { description: `the ${unit} between two that are offered`, default: 1 }))

export const timeProps = WidgetProps({ minuteStep: step('minutes'), secondStep: step('seconds') })

export type TimeProps = Static<typeof timeProps>

export const timeWords: WidgetWords = { id: 'time', props: timeProps }
