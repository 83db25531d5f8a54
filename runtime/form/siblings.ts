import type { Form } from '@formily/core'
import { autorun, raw } from '@formily/reactive'
import type { Siblings } from '../registry/index.ts'

/** The values of a form as its widgets see them; a hidden field has none. */
export function createSiblings(form: Form, set: Siblings['set']): Siblings {
  return {
    set,
    get: (name) => raw(raw(form.values)[name]) ?? undefined,
    subscribe(name, listener) {
      let isFirst = true
      return autorun(() => {
        form.values[name]
        if (!isFirst) listener()
        isFirst = false
      })
    },
  }
}
