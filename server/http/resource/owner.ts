import { createFailure } from '../../../runtime/language/index.ts'
import type { Viewer } from '../viewer.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { toKey } from './key.ts'
import { selectVisible } from './select.ts'

/**
 * Refuses to let a record belong to one that is not there or that its writer does not see; `before` is undefined for a new
 * record. One that stays where it is is not looked at.
 */
export async function requireOwner(
  { of }: ResourceModel,
  viewer: Viewer,
  values: Values,
  before: Values | undefined,
): Promise<void> {
  const id = of === undefined ? undefined : values[of.field]
  if (of === undefined || id === undefined || id === before?.[of.field]) return
  const owner = of.owner()
  const key = toKey(owner, id)
  const visible = await selectVisible(owner, viewer)
  const row = key === undefined ? undefined : await visible.select('id').where('id', '=', key).executeTakeFirst()
  if (row === undefined) throw createFailure(of.message, { details: { code: String(id).slice(0, 100) } })
}
