import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { BlockActions } from '../action.ts'
import { ValueName } from '../names.ts'
import { blockParts, drillDown } from '../parts.ts'
import { BlockStyle } from '../style.ts'

/** Records on the days of a month. */
export const CalendarBlock = Strict({
  ...blockParts,
  ...drillDown,
  type: Type.Literal('calendar', { description: 'the type of the block' }),
  text: ValueName('what an entry is called'),
  start: ValueName('its first day, or the moment at which it begins'),
  end: Type.Optional(ValueName('its last day, or the moment at which it ends; those of `start` when left out')),
  detail: Type.Optional(ValueName('what is to be said of it')),
  rowActions: BlockActions(
    'buttons of the chosen day: `record.day` is the day, `record.start` and `record.end` are an hour of it',
  ),
  tones: Type.Optional(Type.Array(BlockStyle, { description: 'how entries look; the first that holds counts' })),
})
export type CalendarBlock = Static<typeof CalendarBlock>
