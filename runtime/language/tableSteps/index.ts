import { type Static, type TSchema, Type } from 'typebox'
import { ExpressionOf } from '../schema/annotations.ts'
import { stepScope } from '../schema/tableNames.ts'
import { addArguments } from './add.ts'
import { callArguments } from './call.ts'
import { changeArguments } from './change.ts'
import { notifyArguments } from './notify.ts'
import { transferArguments } from './transfer.ts'

/** What a move of a table does besides, by its verb. A new one is a file here, one in `server/packs/steps`, and a line in both lists. */
export const tableStepArguments = {
  add: addArguments,
  change: changeArguments,
  transfer: transferArguments,
  notify: notifyArguments,
  call: callArguments,
} as const satisfies Readonly<Record<string, TSchema>>

export type TableStepVerb = keyof typeof tableStepArguments
export type TableStepArguments<V extends TableStepVerb> = Static<(typeof tableStepArguments)[V]>

/** One step of a move: its verb with the arguments, and the condition without which it is passed over. */
export type TableStep = { readonly when?: string } & {
  readonly [V in TableStepVerb]?: TableStepArguments<V>
}

const optional = Object.fromEntries(
  Object.entries(tableStepArguments).map(([verb, schema]) => [verb, Type.Optional(schema)]),
)

/** A step: that exactly one verb is there is a check of its own. */
export const tableStep = Type.Unsafe<TableStep>({
  type: 'object',
  word: 'step',
  properties: {
    ...optional,
    when: Type.Optional({
      ...ExpressionOf(stepScope),
      description: 'a condition without which the step is passed over',
    }),
  },
  additionalProperties: false,
})
