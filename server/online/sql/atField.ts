import { AppError, isObject } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/call.ts'

/** Has what is wrong with a query said at the field of a form that holds it, beside its place in the text. */
export async function atField<T>({ language }: SignedInCall, field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.entry.status !== 200) throw error
    const { entry, details, result } = error
    throw new AppError(entry, details, { ...(isObject(result) ? result : {}), [field]: error.messageIn(language) })
  }
}
