import { defineStep } from '../registry/index.ts'

/** Loads records again, and on request the dictionaries and the person before them. */
export const reload = defineStep({
  id: 'reload',
  literal: ['page', 'sources'],
  async run(args, context) {
    const { page, sources, dictionaries, user }: Exclude<typeof args, true> = args === true ? {} : args
    if (dictionaries) await context.refreshDictionaries()
    if (user) await context.refreshUser()
    await context.reload(page, sources)
  },
})
