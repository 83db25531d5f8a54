import type { RecordQuery } from '../../../db/dynamic.ts'
import { toExpression } from '../../../http/query/toExpression.ts'
import type { ResourceDeclaration, ResourceModel } from '../../../http/resource/declaration.ts'
import type { Field, Fields } from '../../../http/resource/field.ts'
import { toModel } from '../../../http/resource/model.ts'
import type { TenantField } from '../../../http/resource/tenantField.ts'
import { readRules } from '../../../http/rules/toRuleGroups.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { isPlain } from '../../../packs/table/moves.ts'
import { secretFields } from '../../../packs/table/secrets.ts'
import { type FormDescription, toPhysicalTable } from '../description.ts'
import { toAddresses } from '../grant/addresses.ts'
import type { FormGrant } from '../grant/toGrant.ts'
import { toFormTable } from '../tableRules/formTable.ts'
import { toLeftOut, toRuledField, type Writer } from '../tableRules/ruledFields.ts'
import { toRuling } from '../tableRules/ruling.ts'
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
  return toModelOf(form, { rules, scope, writer: 'person' })
}

/** The same for the server itself, whom no rules on records bind, and which writes what calls of people do not. */
export const toServerModel = (form: FormDescription): ResourceModel => toModelOf(form, { writer: 'server' })

interface ModelOptions {
  readonly rules?: FormGrant['rules']
  readonly scope?: FormScope | undefined
  readonly writer: Writer
}

function toModelOf(form: FormDescription, { rules = [], scope, writer }: ModelOptions): ResourceModel {
  const { head } = form
  const table = toFormTable(form)
  const columns = form.fields.filter(({ dbIsPersist }) => dbIsPersist === 1)
  const isSum = (name: string): boolean => table?.columns[name]?.sum !== undefined
  const tree = findTreeFields({ form })
  const hasChildren = tree?.hasChildren?.field
  const shown: Fields = Object.fromEntries(
    form.fields
      .filter(({ dbFieldName, dbIsPersist }) => dbFieldName !== 'id' && (dbIsPersist === 1 || isSum(dbFieldName)))
      .map((field) => [field.dbFieldName, toField(field)] as const)
      .map(([name, field]) => [name, table === undefined ? field : toRuledField(field, name, table, writer)] as const)
      // Whether a record of a tree has children follows from the records.
      .map(
        ([name, field]) =>
          [name, name === hasChildren ? { ...field, writable: false, versioned: false } : field] as const,
      ),
  )
  const fields: Fields = { ...shown, ...(table === undefined ? {} : toHiddenFields(form, writer)) }
  const codec = toCodec(columns)
  const ruling = table === undefined ? undefined : toRuling(table, () => model)
  const tenant = toTenantField(fields)
  const within = narrowBy(fields, { rules, scope })
  const model: ResourceModel = toModel({
    path: `/online/cgform/api/${head.id}`,
    table: toPhysicalTable(form),
    isVerbatim: true,
    key: head.idType === 'UUID' ? 'text' : 'integer',
    title: sameTexts(head.tableTxt),
    access: `onl:${head.tableName}`,
    addresses: toAddresses(head),
    fields,
    allowsWhole: true,
    insertsInBatches: table === undefined || isPlain(table),
    secret: [
      ...columns.filter(({ fieldShowType }) => fieldShowType === 'password').map(({ dbFieldName }) => dbFieldName),
      ...(table === undefined ? [] : secretFields(table)),
    ],
    ...(ruling === undefined ? {} : ruling.declares),
    ...(tree === undefined ? {} : { tree }),
    ...(tenant === undefined ? {} : { tenant }),
    ...(fields.sys_org_code === undefined ? {} : { departField: 'sys_org_code' }),
    present: async (records) => codec.present(records),
    ...toScopes(within, writer === 'person' ? ruling?.ownership : undefined),
    hooks: {
      async beforeAdd(given, call) {
        const values = withRoot(form, given, true)
        return codec.store((await ruling?.hooks.beforeAdd?.(values, call)) ?? values, call)
      },
      async beforeEdit(given, before, call) {
        const values = withRoot(form, given, false)
        return codec.store((await ruling?.hooks.beforeEdit?.(values, before, call)) ?? values, call)
      },
      ...(ruling?.hooks.afterAdd === undefined ? {} : { afterAdd: ruling.hooks.afterAdd }),
    },
  })
  return model
}

type Scope = NonNullable<ResourceDeclaration['scope']>

/** Narrows records by where they belong and by the rules of a form; undefined where nothing does. */
function narrowBy(fields: Fields, { rules = [], scope }: Omit<ModelOptions, 'writer'>): Scope | undefined {
  if (scope === undefined && rules.length === 0) return undefined
  return async (query, viewer) => {
    const within = scope === undefined ? query : await scope(query, viewer)
    const read = await readRules(rules, fields, viewer)
    return read.reduce((narrowed, { group }) => narrowed.where(toExpression(group, fields)), within)
  }
}

/** What is seen, and what of it is changed: by what the form says, and by whose the records are. */
function toScopes(
  within: Scope | undefined,
  ownership: Pick<ResourceDeclaration, 'scope' | 'changeable'> | undefined,
): Pick<ResourceDeclaration, 'scope' | 'changeable'> {
  const own = ownership?.scope
  const scope: Scope | undefined =
    within === undefined || own === undefined
      ? (within ?? own)
      : async (query, viewer) => own(await within(query, viewer), viewer)
  return {
    ...(scope === undefined ? {} : { scope }),
    ...(ownership?.changeable === undefined ? {} : { changeable: ownership.changeable }),
  }
}

/** The fields of the table that a view does not show. */
const toHiddenFields = (form: FormDescription, writer: Writer): Fields =>
  Object.fromEntries(
    toLeftOut(form).map((field) => [
      field.dbFieldName,
      { ...toField(field), required: false, readable: false, exported: false, writable: writer === 'server' },
    ]),
  )

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
