import type { Step } from '../language/index.ts'
import { defineStep } from '../registry/index.ts'

/** Opens a page; `then` runs with its result once it closed with one. */
export const open = defineStep({
  id: 'open',
  literal: ['page', 'then'],
  async run({ page, in: place = 'dialog', title, width, mode = 'add', values, query, then }, context) {
    const closed = await context.open({
      page,
      in: place,
      mode,
      ...(title ? { title: context.text(title) } : {}),
      ...(width ? { width } : {}),
      ...(values ? { values } : {}),
      ...(query ? { query } : {}),
    })
    if (closed === null) return 'stop'
    // The language has checked each of them to be a step; its type cannot name itself in its own schema.
    if (then && !(await context.run(then as unknown as readonly Step[], { ...context.scope, result: closed.result })))
      return 'stop'
    return { result: closed.result }
  },
})
