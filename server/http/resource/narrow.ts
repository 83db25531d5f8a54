import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import type { QueryFields } from '../query/condition.ts'
import { toExpression } from '../query/toExpression.ts'
import { isRuleOf } from '../rules/grantedRules.ts'
import { type ReadRule, readRules } from '../rules/toRuleGroups.ts'
import { everyTenant, noTenant } from '../tenant.ts'
import type { Viewer } from '../viewer.ts'
import type { OwnerDeclaration, ResourceModel } from './declaration.ts'
import type { TenantField } from './tenantField.ts'

const outside: LanguageTexts = {
  zh: '该数据超出您的数据权限范围',
  en: 'The record would be outside your data rules.',
  tw: '該資料超出您的資料權限範圍',
}

/**
 * The one place that decides which records of a resource a person sees: those of the tenant of the call, and of these
 * what all rules of their roles leave (wire contract 2.5, 5 A8). Administrators have no rules. A call that names no tenant
 * is about records of no tenant, unless the caller may see those of all.
 */
export async function narrowRecords(model: ResourceModel, query: RecordQuery, viewer: Viewer): Promise<RecordQuery> {
  const within = model.scope === undefined ? query : await model.scope(query, viewer)
  const own = model.tenant === undefined ? within : await narrowToTenant(within, model.tenant, viewer)
  const rules = await findRules(model, viewer)
  const fields = toRuleFields(model)
  const ruled = rules.reduce((narrowed, { group }) => narrowed.where(toExpression(group, fields)), own)
  if (model.of === undefined || !(await isOwnerNarrowed(model.of, viewer))) return ruled
  const owner = model.of.owner()
  const all: RecordQuery = toDynamic(viewer.db, owner).selectFrom(owner.table)
  const kept = (await seesBin(owner, viewer)) ? all : all.where(String(owner.deletedField), '=', 0)
  return ruled.where(model.of.field, 'in', (await narrowRecords(owner, kept, viewer)).select('id'))
}

/** The rules that hold for a person's records of a resource, read for this call; none for administrators. */
export async function findRules(model: ResourceModel, viewer: Viewer): Promise<readonly ReadRule[]> {
  const { isAdmin, rules: granted } = await viewer.access(viewer.db)
  const rules = isAdmin ? [] : granted.filter((rule) => isRuleOf(rule, model))
  return rules.length === 0 ? [] : readRules(rules, toRuleFields(model), viewer)
}

/** The rules that narrow a person's records of a resource: those for them, and those for the records that they belong to. */
export async function findNarrowingRules(model: ResourceModel, viewer: Viewer): Promise<readonly ReadRule[]> {
  const own = await findRules(model, viewer)
  return model.of === undefined ? own : [...own, ...(await findNarrowingRules(model.of.owner(), viewer))]
}

/** Rules may name every field of a resource, those among them that do not leave the server. */
function toRuleFields(model: Pick<ResourceModel, 'fields'>): QueryFields {
  return model.fields
}

/** Whether somebody could write a record that they would not see. */
export async function needsInside(model: ResourceModel, viewer: Viewer): Promise<boolean> {
  if (model.scope !== undefined || (await findRules(model, viewer)).length > 0) return true
  return model.of !== undefined && isOwnerNarrowed(model.of, viewer)
}

/** Whether somebody does not see all of the records to which others belong. */
async function isOwnerNarrowed({ owner }: OwnerDeclaration, viewer: Viewer): Promise<boolean> {
  const model = owner()
  if (model.tenant !== undefined && !(await seesEveryTenant(viewer))) return true
  return !(await seesBin(model, viewer)) || needsInside(model, viewer)
}

/** Whether somebody sees deleted records of a resource, such as in its recycle bin; so does everybody where none are kept. */
export async function seesBin({ deletedField, recycleBin, access }: ResourceModel, viewer: Viewer): Promise<boolean> {
  if (deletedField === undefined) return true
  return recycleBin !== undefined && (await viewer.access(viewer.db)).has(toBinCode(access))
}

/** The code of who sees the bin of a resource. */
export const toBinCode = (access: string): string => `${access}:recycle`

/** Refuses a write whose record its writer would not see any more. */
export async function requireInside(model: ResourceModel, viewer: Viewer, id: unknown): Promise<void> {
  if (!(await needsInside(model, viewer))) return
  const all: RecordQuery = toDynamic(viewer.db, model).selectFrom(model.table).where('id', '=', id)
  const row = await (await narrowRecords(model, all, viewer)).select('id').executeTakeFirst()
  if (row === undefined) throw createFailure(outside, { code: 510 })
}

/** What decides which tenants a call is about; nobody needs to be signed in for it. */
export type TenantViewer = Pick<Viewer, 'db' | 'tenantId' | 'access' | 'language'>

/** Whether a call is about the records of all tenants: it names none, and its caller looks after all of them. */
export async function seesEveryTenant(viewer: TenantViewer): Promise<boolean> {
  return viewer.tenantId === noTenant && (await viewer.access(viewer.db)).has(everyTenant)
}

/** Leaves the records of the tenant of a call, for tables that are no resource too. */
export async function narrowToTenant(
  query: RecordQuery,
  tenant: TenantField,
  viewer: TenantViewer,
): Promise<RecordQuery> {
  if (await seesEveryTenant(viewer)) return query
  return query.where(viewer.tenantId === noTenant ? isOfNone(tenant) : isOf(tenant, viewer.tenantId))
}

/** The same as a condition on a column, for statements that count. */
export async function isOfTenant(column: string, viewer: TenantViewer): Promise<RawBuilder<SqlBool>> {
  return (await seesEveryTenant(viewer))
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.ref(column)} = ${viewer.tenantId}::integer`
}

/**
 * Leaves the records whose texts may stand in those of the tenant of a call: its own ones and those of no tenant, such as
 * the people who look after the installation.
 */
export async function narrowTexts(query: RecordQuery, tenant: TenantField, viewer: TenantViewer): Promise<RecordQuery> {
  if (await seesEveryTenant(viewer)) return query
  if (viewer.tenantId === noTenant) return query.where(isOfNone(tenant))
  return query.where(sql<SqlBool>`(${isOfNone(tenant)} or ${isOf(tenant, viewer.tenantId)})`)
}

function isOfNone({ field, isList }: TenantField): RawBuilder<SqlBool> {
  return isList === true
    ? sql<SqlBool>`coalesce(${sql.ref(field)}, '') = ''`
    : sql<SqlBool>`${sql.ref(field)} = ${sql.lit(noTenant)}`
}

function isOf({ field, isList }: TenantField, tenantId: number): RawBuilder<SqlBool> {
  const column = sql.ref(field)
  return isList === true
    ? sql<SqlBool>`coalesce(${String(tenantId)} = any(string_to_array(replace(${column}, ' ', ''), ',')), false)`
    : sql<SqlBool>`${column} = ${tenantId}`
}

/** What a new record gets by itself: its tenant, and the department of who makes it. */
export function toOwnColumns(model: ResourceModel, viewer: Viewer): Readonly<Record<string, unknown>> {
  const { tenant, departField } = model
  const tenantId = tenant?.isList === true ? String(viewer.tenantId) : viewer.tenantId
  return {
    ...(tenant === undefined || viewer.tenantId === noTenant ? {} : { [tenant.field]: tenantId }),
    ...(departField === undefined ? {} : { [departField]: viewer.user.orgCode }),
  }
}
