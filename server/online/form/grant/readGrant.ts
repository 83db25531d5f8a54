import { sql } from 'kysely'
import { createError } from '../../../../runtime/language/index.ts'
import { hasAddress } from '../../../http/hasAddress.ts'
import type { GrantedRule } from '../../../http/rules/grantedRules.ts'
import { noTenant } from '../../../http/tenant.ts'
import type { Viewer } from '../../../http/viewer.ts'
import type { FormHead } from '../description.ts'
import { readExtend } from '../readExtend.ts'
import { noSuchForm } from '../storedForms.ts'
import { toAddresses } from './addresses.ts'

/** What may be done with the records of a form; access codes end in these words. */
export type FormOperation = 'list' | 'add' | 'edit' | 'delete' | 'export' | 'import'

/** What a person may do with a form and see of it (wire contract 2.5, 5 A9). */
export interface FormGrant {
  may(operation: FormOperation): boolean
  /** Fields that lists do not show, that forms do not show, and that forms show without letting them be changed. */
  readonly hiddenInList: ReadonlySet<string>
  readonly hiddenInForm: ReadonlySet<string>
  readonly readOnly: ReadonlySet<string>
  readonly hiddenButtons: ReadonlySet<string>
  /** The rules on records that the person was given at the form itself. */
  readonly rules: readonly GrantedRule[]
}

const nothing: ReadonlySet<string> = new Set()

const everything: FormGrant = {
  may: () => true,
  hiddenInList: nothing,
  hiddenInForm: nothing,
  readOnly: nothing,
  hiddenButtons: nothing,
  rules: [],
}

/** The buttons without which an operation is refused; a form may withhold them from who was not granted them. */
const buttonsOf: Readonly<Record<FormOperation, readonly string[]>> = {
  list: [],
  add: ['add'],
  edit: ['update', 'edit'],
  delete: ['delete', 'batch_delete'],
  export: ['export'],
  import: ['import'],
}

/**
 * Reads what a person may do with a form. Administrators may do everything; others need a menu node that leads to the
 * form or to its main table, or the access code `onl:<table>:<operation>`. Throws when they may not even list.
 */
export async function readGrant(viewer: Viewer, head: FormHead, mains: readonly FormHead[]): Promise<FormGrant> {
  if (head.tenantId !== noTenant && head.tenantId !== viewer.tenantId) {
    const { has } = await viewer.access(viewer.db)
    if (viewer.tenantId !== noTenant || !has('tenant:all')) throw noSuchForm(head.tableName)
  }
  const { isAdmin, codes } = await viewer.access(viewer.db)
  if (isAdmin) return everything
  const tables = [head, ...mains]
  const hasCode = (operation: FormOperation) =>
    tables.some(({ tableName }) => codes.has(`onl:${tableName}:${operation}`))
  const isInMenu = await hasAddress(viewer, tables.flatMap(toAddresses))
  const withheld = await readWithheld(viewer, head.id)
  const hiddenButtons = new Set(withheld.filter(({ type }) => type === 2).map(({ code }) => code))
  const grant: FormGrant = {
    may: (operation) =>
      hasCode(operation) ||
      (isInMenu && (operation === 'list' || !buttonsOf[operation].every((button) => hiddenButtons.has(button)))),
    hiddenInList: toFields(withheld, { page: 3, control: 5 }),
    hiddenInForm: toFields(withheld, { page: 5, control: 5 }),
    readOnly: toFields(withheld, { page: 5, control: 3 }),
    hiddenButtons,
    rules: await readFormRules(viewer, head),
  }
  if (grant.may('list')) return grant
  const { listAccess } = readExtend(head.extConfigJson)
  if (typeof listAccess === 'string' && codes.has(listAccess))
    return { ...grant, may: (operation) => operation === 'list' }
  const open = toOpenGrant(head, grant)
  if (open === undefined) throw createError('forbidden')
  return open
}

/**
 * What everybody who is signed in may do with a form that says so: list all of its records, or those with some values,
 * by `everybody` in its settings.
 */
function toOpenGrant({ id, extConfigJson }: FormHead, grant: FormGrant): FormGrant | undefined {
  const { everybody } = readExtend(extConfigJson)
  if (everybody !== true && (typeof everybody !== 'object' || everybody === null)) return undefined
  const values = everybody === true ? {} : everybody
  const rules = Object.entries(values).map(([column, value]) => ({
    id: `${id}.${column}`,
    permissionId: id,
    ruleName: column,
    ruleColumn: column,
    ruleConditions: '=',
    ruleValue: String(value),
    codes: [],
    url: null,
    by: [],
  }))
  return { ...grant, may: (operation) => operation === 'list', rules: [...grant.rules, ...rules] }
}

/** Refuses an operation that a person may not do. */
export function requireOperation(grant: FormGrant, operation: FormOperation): void {
  if (!grant.may(operation)) throw createError('forbidden')
}

interface Withheld {
  readonly code: string
  readonly type: number
  readonly control: number
  readonly page: number
}

const toFields = (withheld: readonly Withheld[], { page, control }: Pick<Withheld, 'page' | 'control'>) =>
  new Set(
    withheld
      .filter((each) => each.type === 1 && each.page === page && each.control === control)
      .map(({ code }) => code),
  )

/** Whom a relation may name: roles, departments and the person themselves. */
const isOf = (user: { readonly id: string }) => sql<boolean>`(
  (relation.auth_mode = 'user' and relation.role_id = ${user.id})
  or (relation.auth_mode = 'depart' and relation.role_id in (select dep_id from sys_user_depart where user_id = ${user.id}))
  or (relation.auth_mode = 'role' and relation.role_id in (select role_id from sys_user_role where user_id = ${user.id}))
)`

/** The fields and buttons that ask for a grant which the person does not have. */
async function readWithheld({ db, user }: Viewer, formId: string): Promise<readonly Withheld[]> {
  const { rows } = await sql<Withheld>`
    select page.code, page.type, page.control, page.page from onl_auth_page page
    where page.cgform_id = ${formId} and page.status = 1 and not exists (
      select 1 from onl_auth_relation relation
      where relation.auth_id = page.id and relation.type = page.type and ${isOf(user)}
    )`.execute(db)
  return rows
}

/** The rules on the records of a form that a person was given at the form itself; none for administrators. */
export async function readFormRules(viewer: Viewer, head: FormHead): Promise<readonly GrantedRule[]> {
  const { db, user } = viewer
  if ((await viewer.access(db)).isAdmin) return []
  const { rows } = await sql<{
    readonly id: string
    readonly ruleName: string
    readonly ruleColumn: string | null
    readonly ruleOperator: string | null
    readonly ruleValue: string | null
  }>`
    select distinct rule.id, rule.rule_name, rule.rule_column, rule.rule_operator, rule.rule_value
    from onl_auth_data rule join onl_auth_relation relation on relation.auth_id = rule.id and relation.type = 3
    where rule.cgform_id = ${head.id} and rule.status = 1 and ${isOf(user)}
    order by rule.id`.execute(db)
  return rows.map(({ id, ruleName, ruleColumn, ruleOperator, ruleValue }) => ({
    id,
    permissionId: head.id,
    ruleName,
    ruleColumn: ruleColumn ?? '',
    ruleConditions: ruleOperator ?? '',
    ruleValue,
    codes: [],
    url: null,
    by: [],
  }))
}
