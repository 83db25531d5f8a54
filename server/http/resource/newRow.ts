import { toJson } from '../../db/json.ts'
import type { Viewer } from '../viewer.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { toNewKey } from './key.ts'
import { toOwnColumns } from './narrow.ts'
import { toAddStamps } from './stamps.ts'

/** A new record as its row: its key, who made it, its values, and the tenant and department that it belongs to. */
export function toNewRow(model: ResourceModel, viewer: Viewer, values: Values): Record<string, unknown> {
  return {
    ...toNewKey(model),
    ...toAddStamps(model, viewer.user),
    ...toColumns(model, values),
    ...toOwnColumns(model, viewer),
  }
}

/** The values as the columns take them: JSON as text. */
export function toColumns(model: ResourceModel, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      model.fields[name]?.type === 'json' && value !== null ? toJson(value) : value,
    ]),
  )
}
