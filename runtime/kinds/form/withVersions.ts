import type { RefObject } from 'react'
import { findVersion, versionField } from '../../data/index.ts'
import type { PageForm } from '../../form/index.ts'
import { isObject } from '../../language/index.ts'
import type { StepContext } from '../../registry/index.ts'

/**
 * The context of steps whose calls carry the version of the form's record: one that reads the record says which it is, and
 * one that writes it sends that. `loaded` is the key of the record that was read, of a page that is opened without one.
 */
export function withVersions(context: StepContext, pageForm: PageForm, loaded: RefObject<unknown>): StepContext {
  const { calls } = context
  const { key } = pageForm.options
  const known = () => pageForm.values()[key] ?? loaded.current
  return {
    ...context,
    calls: {
      ...calls,
      async request(call) {
        const { method, body } = call
        const version = findVersion(pageForm.values())
        const isOwn = method !== 'GET' && version !== undefined && isObject(body) && body[key] === known()
        const answer = await calls.request(isOwn ? { ...call, body: { [versionField]: version, ...body } } : call)
        const { result } = answer
        if (isObject(result) && findVersion(result) !== undefined && (known() ?? result[key]) === result[key]) {
          loaded.current = result[key]
          pageForm.setValues({ [versionField]: result[versionField] })
        }
        return answer
      },
    },
  }
}
