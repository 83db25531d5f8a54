import type { PageForm } from '../../../form/index.ts'
import type { DataRecord } from '../../../registry/index.ts'

/** What a form sends of a record that is to be added anew, with what only new records are given. */
export function toNewRecord(pageForm: PageForm): DataRecord {
  const { fields, key } = pageForm.options
  const values = pageForm.values()
  const given = Object.keys(fields).filter((name) => fields[name]?.editable === 'onCreate' && pageForm.field(name))
  const { [key]: _key, ...changes } = pageForm.changes()
  return { ...Object.fromEntries(given.map((name) => [name, values[name] ?? null])), ...changes }
}
