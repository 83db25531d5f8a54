import { Type } from 'typebox'

/** Checks the page's form; a failure ends the action and shows itself at its fields. */
export const validateArguments = Type.Literal(true, {
  description: 'checks the form; what is wrong shows at its fields and ends the action',
})
