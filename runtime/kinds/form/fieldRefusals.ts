import { type CallError, findConflict, isGoneMeanwhile, toFieldMessages } from '../../data/index.ts'

/** Whether a failure is a refusal of fields by name: the form shows it, and any other one is reported by the client. */
export const isOfFields = (error: unknown): error is CallError => Object.keys(toFieldMessages(error)).length > 0

/** Whether somebody else changed or deleted the record that was to be saved: the form goes on from there. */
export const isOvertaken = (error: unknown): boolean => findConflict(error) !== undefined || isGoneMeanwhile(error)

/** What of the failures of a save the client reports. */
export const isReported = (error: CallError): boolean =>
  !isOvertaken(error) && (error.message === '' || !isOfFields(error))
