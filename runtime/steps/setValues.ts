import { defineStep } from '../registry/index.ts'
import { stepWithoutForm } from './failures.ts'

/** Puts values into the page's form. */
export const setValues = defineStep({
  id: 'setValues',
  async run(values, context) {
    if (!context.form) throw stepWithoutForm('setValues')
    context.form.setValues(values)
  },
})
