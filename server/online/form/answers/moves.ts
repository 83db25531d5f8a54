import type { FormDescription } from '../description.ts'
import type { TakingMove } from '../tableRules/moveButtons.ts'
import type { AnswerContext } from './context.ts'
import { type PropertyAnswer, propertiesOf, requiredOf } from './property.ts'

/** A move that takes values as it goes over the wire: its button in a row, and the fields that ask for the values. */
export interface MoveAnswer {
  readonly move: string
  readonly buttonCode: string
  readonly buttonName: string
  /** The states from which it leads, as a condition of a button. */
  readonly exp: string | null
  readonly orderNum: number
  readonly required: readonly string[]
  readonly properties: Readonly<Record<string, PropertyAnswer>>
}

/** What a move asks for is written by it, whatever the form says of who writes the field. */
export function toMove(
  { move, button, fields }: TakingMove,
  form: Pick<FormDescription, 'head' | 'fields'>,
  context: AnswerContext,
): MoveAnswer {
  const { buttonCode, buttonName, exp, orderNum } = button
  const taken = fields.map((field, place) => ({ ...field, isReadOnly: 0, orderNum: place + 1 }))
  const open: AnswerContext = { ...context, readOnlyFields: [], writability: new Map() }
  return {
    ...{ move, buttonCode, buttonName, exp, orderNum },
    required: requiredOf(taken, open),
    properties: propertiesOf(taken, form, open),
  }
}
