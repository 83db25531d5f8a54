import { defineStep } from '../registry/index.ts'

/** Loads records again, and on request the dictionaries before them. */
export const reload = defineStep({
  id: 'reload',
  literal: ['page'],
  async run(args, context) {
    const { page, dictionaries }: Exclude<typeof args, true> = args === true ? {} : args
    if (dictionaries) await context.refreshDictionaries()
    await context.reload(page)
  },
})
