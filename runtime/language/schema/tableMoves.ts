import { type Static, type TSchema, Type } from 'typebox'
import { type TableStep, tableStep } from '../tableSteps/index.ts'
import { Access, ExpressionOf, Identity, type Reference, Strict, Text } from './annotations.ts'
import { ownColumn, TemplateRecordOf, tableScope } from './tableNames.ts'

/** A state: a value of the column that the moves write. */
const state = Type.String({ reference: 'recordState' satisfies Reference })

/** The moves between the states of a record, whose texts are of a type. */
export const movesWith = <T extends TSchema>(text: T) =>
  Type.Array(
    Strict({
      id: { ...Identity, description: 'its name: the last part of the address of its call' },
      label: Type.Optional({ ...text, description: 'what it is called in the log; the id when left out' }),
      from: Type.Optional(
        Type.Array(state, {
          minItems: 1,
          description:
            'the states from which it leads; the one move without any is that by which records are added, and runs in their call',
        }),
      ),
      to: { ...state, description: 'the state in which the record is after it' },
      access: Type.Optional({
        ...Access,
        description: 'who makes it; not asked of the move by which records are added',
      }),
      when: Type.Optional({
        ...ExpressionOf(tableScope),
        description: 'a condition without which it is refused, over the record as it is and the values that are given',
      }),
      message: Type.Optional({ ...text, description: 'what is answered where the condition does not hold' }),
      takes: Type.Optional(
        Type.Array(ownColumn, { description: 'the columns whose values the call gives; any other value is refused' }),
      ),
      set: Type.Optional(
        TemplateRecordOf('ownColumn', 'values that the server writes, by columns; texts may be templates'),
      ),
      steps: Type.Optional(
        Type.Array(tableStep, { description: 'what the server does besides, in the same transaction' }),
      ),
    }),
    { minItems: 1, description: 'the moves from state to state' },
  )

const moves = movesWith(Text)

/** One move: from which states to which, by whom, under which condition, and what it brings. */
export type TableMove = Static<typeof moves>[number] & { readonly steps?: readonly TableStep[] }
