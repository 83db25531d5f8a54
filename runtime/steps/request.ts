import { findVersion, versionField } from '../data/index.ts'
import { isObject, type Scope, type Step } from '../language/index.ts'
import { defineStep } from '../registry/index.ts'

/** Calls the server; a refusal ends the action, as the client has shown it (specification 8). */
export const request = defineStep({
  id: 'request',
  literal: ['success', 'failed'],
  async run({ method = 'GET', url, query, body, success, failed }, context) {
    const sent = context.form || method === 'GET' ? body : withVersion(body, context.scope)
    const call = { method, url, ...(query ? { query } : {}), ...(sent === undefined ? {} : { body: sent }) }
    try {
      const answer = await context.calls.request(call)
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

/**
 * What is sent of the record that the steps are about, such as one of several that are ticked, with the version that the
 * person saw. A form knows its own.
 */
function withVersion(body: unknown, { record, item }: Scope): unknown {
  if (!isObject(body) || body.id === undefined) return body
  const version = [item, record].map((each) => isObject(each) && each.id === body.id && findVersion(each)).find(Boolean)
  return version ? { [versionField]: version, ...body } : body
}
