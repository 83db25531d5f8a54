import { sql } from 'kysely'
import { createError } from '../../../../runtime/language/index.ts'
import { readNodeGrant } from '../../../http/nodeGrant.ts'
import type { GrantedRule } from '../../../http/rules/grantedRules.ts'
import { isStranger, refusalFor } from '../../../http/stranger.ts'
import { noTenant } from '../../../http/tenant.ts'
import type { Viewer } from '../../../http/viewer.ts'
import type { FormHead } from '../description.ts'
import { noSuchForm } from '../storedForms.ts'
import { readTableRules } from '../tableRules/formTable.ts'
import { toAddresses } from './addresses.ts'
import { everything, type FormGrant, type FormOperation, toGrant, type Withheld, withoutWrites } from './toGrant.ts'

/**
 * Reads what a person may do with a form. Administrators may do everything; others need a menu node that leads to the
 * form or to its main table, or the access code `onl:<table>:<operation>`. Throws when they may not even list.
 */
export async function readGrant(viewer: Viewer, head: FormHead, mains: readonly FormHead[]): Promise<FormGrant> {
  if (!(await isOfCall(viewer, head))) throw refusalFor(viewer.user, noSuchForm(head.tableName))
  const grant = await readOwnGrant(viewer, head, mains)
  if (grant === undefined) throw refusalFor(viewer.user, createError('forbidden'))
  return grant
}

/** The same; undefined for who may not even list the form. */
export async function findGrant(
  viewer: Viewer,
  head: FormHead,
  mains: readonly FormHead[],
): Promise<FormGrant | undefined> {
  return (await isOfCall(viewer, head)) ? readOwnGrant(viewer, head, mains) : undefined
}

/** Whether a form is one of the tenant of a call, or of no tenant. */
export async function isOfCall(viewer: Viewer, { tenantId }: FormHead): Promise<boolean> {
  if (tenantId === noTenant || tenantId === viewer.tenantId) return true
  return viewer.tenantId === noTenant && (await viewer.access(viewer.db)).has('tenant:all')
}

async function readOwnGrant(
  viewer: Viewer,
  head: FormHead,
  mains: readonly FormHead[],
): Promise<FormGrant | undefined> {
  const { isAdmin, codes } = await viewer.access(viewer.db)
  if (isAdmin) return readTableRules(head.tableRules)?.ledger === undefined ? everything : withoutWrites(everything)
  return toGrant({
    head,
    mains,
    codes,
    isStranger: isStranger(viewer.user),
    node: await readNodeGrant(viewer, [head, ...mains].flatMap(toAddresses)),
    withheld: await readWithheld(viewer, head.id),
    rules: await readFormRules(viewer, head),
  })
}

/** Refuses a person who may do none of some operations. */
export function requireOperation(
  { user }: Pick<Viewer, 'user'>,
  grant: FormGrant,
  ...operations: readonly FormOperation[]
): void {
  if (!operations.some((operation) => grant.may(operation))) throw refusalFor(user, createError('forbidden'))
}

/** Whom a relation may name: roles, departments and the person themselves. */
const isOf = ({ user, tenantId }: Viewer) => sql<boolean>`(
  (relation.auth_mode = 'user' and relation.role_id = ${user.id})
  or (relation.auth_mode = 'depart' and relation.role_id in (select dep_id from sys_user_depart where user_id = ${user.id}))
  or (relation.auth_mode = 'role' and relation.role_id in (
    select mine.role_id from sys_user_role mine join sys_role role on role.id = mine.role_id
    where mine.user_id = ${user.id} and role.tenant_id in (0, ${tenantId}::integer)
  ))
)`

/** The fields and buttons that ask for a grant which the person does not have. */
async function readWithheld(viewer: Viewer, formId: string): Promise<readonly Withheld[]> {
  const { rows } = await sql<Withheld>`
    select page.code, page.type, page.control, page.page from onl_auth_page page
    where page.cgform_id = ${formId} and page.status = 1 and not exists (
      select 1 from onl_auth_relation relation
      where relation.auth_id = page.id and relation.type = page.type and ${isOf(viewer)}
    )`.execute(viewer.db)
  return rows
}

/** The rules on the records of a form that a person was given at the form itself; none for administrators. */
export async function readFormRules(viewer: Viewer, head: FormHead): Promise<readonly GrantedRule[]> {
  const { db } = viewer
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
    where rule.cgform_id = ${head.id} and rule.status = 1 and ${isOf(viewer)}
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
