import { defineStep } from '../registry/index.ts'

/** Closes the dialog, drawer or tab around the page. */
export const close = defineStep({
  id: 'close',
  async run(args, context) {
    context.close(args === true ? true : args.result)
  },
})
