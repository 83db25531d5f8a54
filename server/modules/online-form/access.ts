import { Type } from 'typebox'
import { signedIn } from '../../http/index.ts'

/** The access of the calls of online forms: which form a person may use follows from their menu and codes (wire contract 5 A9). */
export const formAccess = signedIn(
  'Each form asks by itself: its menu node or its access code must be granted, and its own rules hold.',
)

/** A form by its id or its table. */
export const byCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) })

/** One or several records of a form. */
export const byRecord = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 100 }),
  id: Type.String({ minLength: 1 }),
})
