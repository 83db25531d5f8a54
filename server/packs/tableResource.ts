import { camelCaseName } from '../db/names.ts'
import type { Field, Fields } from '../http/resource/field.ts'
import { type Resource, resource } from '../http/resource/resource.ts'
import type { PackColumn, PackTable } from './packTable.ts'

/** Serves a table of a pack as a resource, from its declaration alone. */
export function tableResource(table: PackTable): Resource {
  const fields: Fields = Object.fromEntries(
    Object.entries(table.columns).map(([column, declared]) => [camelCaseName(column), toField(declared)]),
  )
  return resource({
    path: table.path,
    table: camelCaseName(table.table),
    title: table.title,
    access: table.access,
    fields,
    lookup: table.lookup.map(camelCaseName),
  })
}

function toField(column: PackColumn): Field {
  const { type, label, length, required, unique, dict } = column
  return {
    type,
    ...(label === undefined ? {} : { label }),
    ...(length === undefined ? {} : { length }),
    ...(required === undefined ? {} : { required }),
    ...(unique === undefined ? {} : { unique }),
    ...(dict === undefined ? {} : { dict }),
  }
}
