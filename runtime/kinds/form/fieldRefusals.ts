import { toFieldMessages } from '../../data/index.ts'

/** Whether a failure names no fields: what does not stand at fields is reported like any other. */
export const hasNoFields = (error: unknown): boolean => Object.keys(toFieldMessages(error)).length === 0
