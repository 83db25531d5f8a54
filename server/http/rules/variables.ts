import { readCached } from '../../db/changes.ts'
import { snakeCaseName } from '../../db/names.ts'
import type { Connection } from '../../db/schema.ts'
import { formatWireTime } from '../../db/time.ts'
import { toInstallationTime } from '../installationTime.ts'
import type { CurrentUser } from '../session.ts'

/** For whom and when a rule is read. */
export interface RuleContext {
  readonly db: Connection
  readonly user: CurrentUser
  readonly tenantId: number
  /** By whose clock the days of the installation are counted; that of the wire by default. */
  readonly installationZone?: string
}

type Variable = (context: RuleContext) => readonly string[] | Promise<readonly string[]>

const one = (value: string | null): readonly string[] => (value === null || value === '' ? [] : [value])

async function readOrgs(
  { db, user }: RuleContext,
  column: 'id' | 'orgCode',
  isCurrent: boolean,
): Promise<readonly string[]> {
  const rows = await readCached(db, `orgs:${user.id}`, async () => ({
    value: await db
      .selectFrom('sysUserDepart')
      .innerJoin('sysDepart', 'sysDepart.id', 'sysUserDepart.depId')
      .select(['sysDepart.id', 'sysDepart.orgCode'])
      .where('sysUserDepart.userId', '=', user.id)
      .where('sysDepart.delFlag', '=', 0)
      .orderBy('sysDepart.orgCode')
      .execute(),
    topics: ['sys_depart', `user:${user.id}`],
  }))
  return rows.filter(({ orgCode }) => !isCurrent || orgCode === user.orgCode).map((row) => row[column])
}

async function readRoleCodes({ db, user }: RuleContext): Promise<readonly string[]> {
  const rows = await readCached(db, `roles:${user.id}`, async () => ({
    value: await db
      .selectFrom('sysUserRole')
      .innerJoin('sysRole', 'sysRole.id', 'sysUserRole.roleId')
      .select('sysRole.roleCode')
      .where('sysUserRole.userId', '=', user.id)
      .orderBy('sysRole.roleCode')
      .execute(),
    topics: ['sys_role', `user:${user.id}`],
  }))
  return rows.map(({ roleCode }) => roleCode)
}

/** What values of rules may name, each with its values; a variable without any lets no record through (wire contract 2.5). */
const variables: Readonly<Record<string, Variable>> = {
  sys_user_code: ({ user }) => one(user.username),
  sys_user_name: ({ user }) => one(user.realname),
  sys_user_id: ({ user }) => one(user.id),
  sys_org_code: ({ user }) => one(user.orgCode),
  sys_org_id: (context) => readOrgs(context, 'id', true),
  sys_multi_org_code: (context) => readOrgs(context, 'orgCode', false),
  sys_role_code: readRoleCodes,
  sys_date: (context) => [toInstallationTime(context, Date.now()).slice(0, 10)],
  sys_time: () => [formatWireTime(Date.now())],
  tenant_id: ({ tenantId }) => [String(tenantId)],
  bpm_status: () => ['1'],
}

/** Variables that say nothing of who asks. */
const impersonal: ReadonlySet<string> = new Set(['sys_date', 'sys_time', 'bpm_status'])

/** Whether a value hangs on who asks, as `#{sys_user_code}` does: nobody else says it for them. */
export function namesAsker(value: string): boolean {
  return listVariables(value).some((name) => !impersonal.has(snakeCaseName(name)))
}

/** Whether a name is that of a variable which stands for who asks. */
export const standsForAsker = (name: string): boolean =>
  findVariable(name) !== undefined && !impersonal.has(snakeCaseName(name))

const place = /#\{\s*(\w+)\s*\}/g

/** The names of a value's variables that there are none of. */
export function findUnknownVariables(value: string): readonly string[] {
  return listVariables(value).filter((name) => findVariable(name) === undefined)
}

function findVariable(name: string): Variable | undefined {
  const known = snakeCaseName(name)
  return Object.hasOwn(variables, known) ? variables[known] : undefined
}

/**
 * Puts the values of variables into the value of a rule. A variable with several values gives as many texts; one without
 * any, or one that is unknown, gives none.
 */
export async function fillVariables(value: string, context: RuleContext): Promise<readonly string[]> {
  const values = new Map<string, readonly string[]>()
  for (const name of listVariables(value)) values.set(name, (await findVariable(name)?.(context)) ?? [])
  return replaceVariables(value, (name) => values.get(name) ?? [])
}

/** The names of the variables in the value of a rule, each as often as it stands there. */
export function listVariables(value: string): readonly string[] {
  return [...value.matchAll(place)].map(([, name = '']) => name)
}

/** The texts that the value of a rule becomes by the values of its variables. */
export function replaceVariables(value: string, valuesOf: (name: string) => readonly string[]): readonly string[] {
  let texts: readonly string[] = [value]
  for (const [written, name = ''] of value.matchAll(place)) {
    const values = valuesOf(name)
    texts = texts.flatMap((text) => values.map((each) => text.replace(written, () => each)))
  }
  return texts
}
