import { AppError } from '../../../../runtime/language/index.ts'
import type { OpenSubForm } from '../openForm.ts'

/**
 * Runs a write of a row of a sub table. What is wrong with its fields is reported at `<table>.<row>.<field>`, rows
 * counted from 0, and at `<table>.<field>` where there is one row at most, so that the form can show it in its place.
 */
export async function inSubRow<T>({ form }: OpenSubForm, index: number, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const messages = error instanceof AppError ? error.result : undefined
    if (!(error instanceof AppError) || typeof messages !== 'object' || messages === null) throw error
    const { tableName, relationType } = form.head
    const place = relationType === 1 ? tableName : `${tableName}.${index}`
    const placed = Object.entries(messages).map(([name, message]) => [`${place}.${name}`, message])
    throw new AppError(error.entry, error.details, Object.fromEntries(placed))
  }
}
