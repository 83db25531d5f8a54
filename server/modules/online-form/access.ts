import { Type } from 'typebox'
import { anyone, signedIn } from '../../http/index.ts'

/** The access of the calls of online forms: which form a person may use follows from their menu and codes (wire contract 5 A9). */
export const formAccess = signedIn(
  'Each form asks by itself: its menu node or its access code must be granted, and its own rules hold.',
)

/** The same of what a form may open to anyone. */
export const openAccess = anyone(
  'Each form asks by itself: strangers get what its rules open to anyone, and of its fields the public ones.',
)

/** A form by its id or its table. */
export const byCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) })

/** One or several records of a form. */
export const byRecord = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 100 }),
  id: Type.String({ minLength: 1 }),
})
