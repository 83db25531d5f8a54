import type { Step } from '../language/index.ts'
import { defineStep } from '../registry/index.ts'

/** Calls the server; a refusal ends the action, as the client has shown it (specification 8). */
export const request = defineStep({
  id: 'request',
  literal: ['success', 'failed'],
  async run({ success, failed, ...sent }, context) {
    const named = { method: 'GET' as const, ...sent }
    try {
      const answer = await (context.form || named.method === 'GET'
        ? context.calls.request(named)
        : (await import('./seenRecords.ts')).requestSeen(named, context))
      if (answer === null) return 'stop'
      if (success === true) context.message('success', answer.message)
      else if (typeof success === 'string') context.message('success', context.text(success))
      return { result: answer.result }
    } catch (error) {
      const refusal = failed && context.refusal(error)
      if (!refusal) throw error
      // The language has checked each of them to be a step; its type cannot name itself in its own schema.
      await context.run(failed as unknown as readonly Step[], { ...context.scope, result: refusal.result })
      throw error
    }
  },
})
