import { defineStep } from '../registry/index.ts'
import { noScript } from './failures.ts'

/** Methods that follow an action of the server, of which a script need not have one. */
const isHook = (method: string): boolean => method.endsWith('_hook')

/** Runs a method of the page's stored script with the record of the action; a method that fails ends the action. */
export const script = defineStep({
  id: 'script',
  literal: ['form', 'type', 'method'],
  async run({ form, type, method }, context) {
    const { script: own, scope } = context
    if (!own || own.scripts.code !== form || own.type !== type) throw noScript(form)
    // A toolbar and a new form have no record, which expressions see as an empty one.
    const args = Object.keys(scope.record ?? {}).length > 0 ? [scope.record] : []
    if (!(await own.run({ method, args, isOptional: isHook(method) }))) return 'stop'
  },
})
