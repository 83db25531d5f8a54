import { defineStep } from '../registry/index.ts'

/** Saves an answer of the server as a file. */
export const download = defineStep({
  id: 'download',
  async run({ url, query, fileName }, context) {
    await context.calls.download({
      url,
      ...(query ? { query } : {}),
      ...(fileName ? { fileName: context.text(fileName) } : {}),
    })
  },
})
