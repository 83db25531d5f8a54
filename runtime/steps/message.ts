import { defineStep } from '../registry/index.ts'

/** Shows a short message. */
export const message = defineStep({
  id: 'message',
  async run(args, context) {
    const { text, level = 'success' } = typeof args === 'string' ? { text: args } : args
    context.message(level, context.text(text))
  },
})
