import { Type } from 'typebox'

/** Checks the page's form and saves it, as its own submit button would. */
export const submitArguments = Type.Literal(true, {
  description: 'checks the form and saves it, as its own button would',
})
