import { type CallError, isOvertaken, toFieldMessages } from '../../data/index.ts'

/** Whether a failure is a refusal of fields by name: the form shows it, and any other one is reported by the client. */
export const isOfFields = (error: unknown): error is CallError => Object.keys(toFieldMessages(error)).length > 0

/** What of the failures of a save the client reports. */
export const isReported = (error: CallError): boolean =>
  (error.message === '' || !isOfFields(error)) && !isOvertaken(error)
