import { Type } from 'typebox'
import type { UserAccess } from '../access.ts'
import type { SignedInCall } from '../call.ts'
import { messages, ok } from '../envelope.ts'
import { type Route, route } from '../route.ts'
import { splitIds } from './remove.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })
const ids = Type.String({ minLength: 1, maxLength: 100_000 })

/** The calls `delete` and `deleteBatch` of records that are no resource: one goes by its id, several by a comma list. */
export const removalRoutes = (
  path: string,
  access: UserAccess,
  remove: (call: SignedInCall, ids: readonly string[]) => Promise<void>,
): readonly Route[] => [
  route('DELETE', `${path}/delete`, access, { query: { id }, act: 'none' }, async (call) =>
    ok(await remove(call, [call.query.id]), messages.removed),
  ),
  route('DELETE', `${path}/deleteBatch`, access, { query: { ids }, act: 'none' }, async (call) =>
    ok(await remove(call, splitIds(call.query.ids)), messages.removedBatch),
  ),
]
