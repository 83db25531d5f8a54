import { Type } from 'typebox'
import type { UserAccess } from '../access.ts'
import type { SignedInCall } from '../call.ts'
import type { ResourceInfo } from '../callCatalogue.ts'
import { messages, ok } from '../envelope.ts'
import { type Route, route } from '../route.ts'
import { splitIds } from './remove.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })
const ids = Type.String({ minLength: 1, maxLength: 100_000 })

/**
 * The calls `delete` and `deleteBatch` of records whose removal is the module's own: one goes by its id, several by a comma
 * list. `resource` is what they are about, where rules narrow it.
 */
export const removalRoutes = (
  path: string,
  access: UserAccess,
  remove: (call: SignedInCall, ids: readonly string[]) => Promise<void>,
  resource?: ResourceInfo,
): readonly Route[] => {
  const about = { act: 'none', ...(resource === undefined ? {} : { resource }) } as const
  return [
    route('DELETE', `${path}/delete`, access, { query: { id }, ...about }, async (call) =>
      ok(await remove(call, [call.query.id]), messages.removed),
    ),
    route('DELETE', `${path}/deleteBatch`, access, { query: { ids }, ...about }, async (call) =>
      ok(await remove(call, splitIds(call.query.ids)), messages.removedBatch),
    ),
  ]
}
