import { camelCaseName } from '../db/names.ts'
import type { Field, Fields } from '../http/resource/field.ts'
import { type Resource, resource } from '../http/resource/resource.ts'
import type { PackColumn, PackTable } from './packTable.ts'

/** Columns by whose name alone the server fills them: the tenant and the department of a new record. */
const byServer = ['tenant_id', 'sys_org_code']

/** Serves a table of a pack as a resource, from its declaration alone. */
export function tableResource(table: PackTable): Resource {
  const fields: Fields = Object.fromEntries(
    Object.entries(table.columns).map(([column, declared]) => [
      camelCaseName(column),
      { ...toField(declared), ...(byServer.includes(column) ? { writable: false } : {}) },
    ]),
  )
  return resource({
    path: table.path,
    table: camelCaseName(table.table),
    title: table.title,
    access: table.access,
    act: 'none',
    // No client of the family knows these addresses.
    refusesUnknown: true,
    namesAuthors: true,
    fields,
    ...(table.columns.tenant_id === undefined ? {} : { tenant: { field: 'tenantId' } }),
    ...(table.columns.sys_org_code === undefined ? {} : { departField: 'sysOrgCode' }),
    lookup: table.lookup.map(camelCaseName),
    ...(table.live === undefined ? {} : { live: table.live }),
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
