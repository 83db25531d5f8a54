import { type Static, Type } from 'typebox'
import { CustomAction } from '../../schema/action.ts'
import { Strict } from '../../schema/annotations.ts'

const { needs: _needs, ...actionParts } = CustomAction.properties

/** A button of a report: it has no records to choose. */
export const BlockAction = Strict(actionParts)
export type BlockAction = Static<typeof BlockAction>

/** Buttons that stand with what they are about. */
export const BlockActions = (description: string) =>
  Type.Optional(Type.Array(BlockAction, { minItems: 1, description }))
