import { type Static, Type } from 'typebox'
import { CustomAction } from '../../schema/action.ts'
import { Strict } from '../../schema/annotations.ts'

const { needs: _needs, ...actionParts } = CustomAction.properties

/** A button of a report: it has no records to choose. */
export const ReportAction = Strict(actionParts)
export type ReportAction = Static<typeof ReportAction>

/** Buttons that stand with what they are about. */
export const ReportActions = (description: string) =>
  Type.Optional(Type.Array(ReportAction, { minItems: 1, description }))
