import { isObject } from '../../../../language/index.ts'
import type { BuiltInContext } from '../builtIn.ts'

/** The call by which a server takes back what it has just done, as the answer of a deletion names it. */
interface UndoCall {
  readonly method: 'PUT' | 'POST'
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
}

const toUndoCall = (result: unknown): UndoCall | undefined => {
  const undo = isObject(result) ? result.undo : undefined
  if (!isObject(undo) || typeof undo.path !== 'string' || !/^\/[^/]/.test(undo.path)) return undefined
  return {
    method: undo.method === 'POST' ? 'POST' : 'PUT',
    path: undo.path,
    query: isObject(undo.query) ? undo.query : {},
  }
}

/**
 * Says that records were deleted, and offers to take that back where the answer of the server names a call for it (wire
 * contract 2, own addition `result.undo`).
 */
export function reportRemoval(
  context: BuiltInContext,
  answer: { readonly message: string; readonly result: unknown },
): void {
  const { services, client, translate, perform, controller } = context
  const text = answer.message || translate('list.removed')
  const call = toUndoCall(answer.result)
  if (!call) {
    services.message('success', text)
    return
  }
  const undo = async () => {
    const { message } = await client.request(call.method, call.path, { query: call.query })
    services.message('success', message || translate('list.restored'))
    await controller.reload()
  }
  services.message('success', text, { undo: () => perform(undo) })
}
