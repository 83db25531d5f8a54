import { type AppError, createError } from '../../runtime/language/index.ts'

/** Makes the failure of values that cannot be saved: all messages as one text, and each by its field in the result. */
export const refuseFields = (messages: Readonly<Record<string, string>>): AppError =>
  createError('fieldsInvalid', { detail: Object.values(messages).join('；') }, messages)
