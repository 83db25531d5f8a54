import { defineStep } from '../registry/index.ts'
import { stepWithoutForm } from './failures.ts'

/** Checks and saves the page's form. */
export const submit = defineStep({
  id: 'submit',
  async run(_args, context) {
    if (!context.form) throw stepWithoutForm('submit')
    return (await context.form.submit()) ? undefined : 'stop'
  },
})
