import type { RecordQuery } from '../../../db/dynamic.ts'
import { toExpression } from '../../../http/query/toExpression.ts'
import type { ResourceModel } from '../../../http/resource/declaration.ts'
import type { Field, Fields } from '../../../http/resource/field.ts'
import { toModel } from '../../../http/resource/model.ts'
import type { TenantField } from '../../../http/resource/tenantField.ts'
import { readRules } from '../../../http/rules/toRuleGroups.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { type FormDescription, toPhysicalTable } from '../description.ts'
import { toAddresses } from '../grant/addresses.ts'
import type { FormGrant } from '../grant/toGrant.ts'
import { findTreeFields, withRoot } from '../tree/treeFields.ts'
import { toCodec } from './codecs.ts'
import { sameTexts, toField } from './toField.ts'

/** Narrows the records of a form further, such as those of a sub table to the records of its main table. */
export type FormScope = (query: RecordQuery, viewer: Viewer) => Promise<RecordQuery>

/**
 * The records of a form as a resource, whose table and columns are called as in the description. `scope` narrows them
 * besides tenants, data rules of menu nodes and the rules of the form itself (wire contract 2.5, 3.1, 3.2).
 */
export function toFormModel(form: FormDescription, rules: FormGrant['rules'] = [], scope?: FormScope): ResourceModel {
  const { head } = form
  const columns = form.fields.filter(({ dbIsPersist }) => dbIsPersist === 1)
  const tree = findTreeFields({ form })
  const hasChildren = tree?.hasChildren?.field
  const fields: Fields = Object.fromEntries(
    columns
      .filter(({ dbFieldName }) => dbFieldName !== 'id')
      .map((field) => [field.dbFieldName, toField(field)] as const)
      // Whether a record of a tree has children follows from the records.
      .map(
        ([name, field]) =>
          [name, name === hasChildren ? { ...field, writable: false, versioned: false } : field] as const,
      ),
  )
  const codec = toCodec(columns)
  const tenant = toTenantField(fields)
  return toModel({
    path: `/online/cgform/api/${head.id}`,
    table: toPhysicalTable(form),
    isVerbatim: true,
    key: head.idType === 'UUID' ? 'text' : 'integer',
    title: sameTexts(head.tableTxt),
    access: `onl:${head.tableName}`,
    addresses: toAddresses(head),
    fields,
    allowsWhole: true,
    insertsInBatches: true,
    secret: columns.filter(({ fieldShowType }) => fieldShowType === 'password').map(({ dbFieldName }) => dbFieldName),
    ...(tree === undefined ? {} : { tree }),
    ...(tenant === undefined ? {} : { tenant }),
    ...(fields.sys_org_code === undefined ? {} : { departField: 'sys_org_code' }),
    present: async (records) => codec.present(records),
    ...(scope === undefined && rules.length === 0
      ? {}
      : {
          scope: async (query: RecordQuery, viewer: Viewer) => {
            const within = scope === undefined ? query : await scope(query, viewer)
            const read = await readRules(rules, fields, viewer)
            return read.reduce((narrowed, { group }) => narrowed.where(toExpression(group, fields)), within)
          },
        }),
    hooks: {
      beforeAdd: (values, call) => codec.store(withRoot(form, values, true), call),
      beforeEdit: (values, _before, call) => codec.store(withRoot(form, values, false), call),
    },
  })
}

/** The model with some fields that are not written. */
export function withReadOnly(model: ResourceModel, closed: ReadonlySet<string>): ResourceModel {
  return closed.size === 0 ? model : { ...model, writable: model.writable.filter(([name]) => !closed.has(name)) }
}

/** The tenant may be a number or, on tables of older servers, a text. */
function toTenantField(fields: Readonly<Record<string, Field>>): TenantField | undefined {
  const type = fields.tenant_id?.type
  if (type === undefined) return undefined
  return { field: 'tenant_id', ...(type === 'text' ? { isList: true } : {}) }
}
