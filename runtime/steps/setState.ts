import { defineStep } from '../registry/index.ts'
import { stepWithoutState } from './failures.ts'

/** Changes the state of the page. */
export const setState = defineStep({
  id: 'setState',
  async run(values, context) {
    if (!context.setState) throw stepWithoutState()
    context.setState(values)
  },
})
