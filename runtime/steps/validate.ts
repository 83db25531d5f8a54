import { defineStep } from '../registry/index.ts'
import { stepWithoutForm } from './failures.ts'

/** Checks the page's form. */
export const validate = defineStep({
  id: 'validate',
  async run(_args, context) {
    if (!context.form) throw stepWithoutForm('validate')
    return (await context.form.validate()) ? undefined : 'stop'
  },
})
