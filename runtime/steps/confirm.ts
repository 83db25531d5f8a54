import { defineStep } from '../registry/index.ts'

/** Asks before the steps that follow. */
export const confirm = defineStep({
  id: 'confirm',
  async run(args, context) {
    const { text, title, danger }: Exclude<typeof args, string> = typeof args === 'string' ? { text: args } : args
    const agreed = await context.confirm({
      text: context.text(text),
      ...(title ? { title: context.text(title) } : {}),
      ...(danger ? { danger } : {}),
    })
    return agreed ? undefined : 'stop'
  },
})
