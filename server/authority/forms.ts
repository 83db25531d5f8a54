import { findRows } from '../db/rows.ts'
import type { Connection } from '../db/schema.ts'
import { splitIds } from '../http/resource/remove.ts'
import { toAddresses } from '../online/form/grant/addresses.ts'
import type { Withheld } from '../online/form/grant/toGrant.ts'

/** Something that is granted at a form itself, with those to whom it is: ids by the sort of holder (`auth_mode`). */
interface Related {
  readonly id: string
  readonly grantees: ReadonlyMap<string, ReadonlySet<string>>
}

/** A rule on the records of a form, which binds those to whom it is given (wire contract 2.5). */
export interface FormRule extends Related {
  readonly name: string
  readonly column: string
  readonly operator: string
  readonly value: string | null
}

/** How a form is named by codes and addresses. */
export interface FormAddress {
  readonly id: string
  readonly tableName: string
  /** Nodes with one of these addresses open the form. */
  readonly addresses: readonly string[]
}

/** A form, and what of it is decided at the form itself. */
export interface FormRights extends FormAddress {
  readonly title: string
  readonly extConfigJson: string | null
  readonly tenantId: number
  readonly mains: readonly { readonly tableName: string }[]
  readonly rules: readonly FormRule[]
  readonly withheld: readonly (Related & Withheld)[]
}

/** Reads what is decided at forms: openness, grants of fields and buttons, rules on records. */
export async function readFormRights(db: Connection): Promise<readonly FormRights[]> {
  const columns = ['id', 'tableName', 'tableTxt', 'tableType', 'subTableStr', 'extConfigJson', 'tenantId'] as const
  const heads = await db.selectFrom('onlCgformHead').select(columns).orderBy('id').execute()
  if (heads.length === 0) return []
  const rules = await findRows(db, 'onlAuthData', { status: 1 })
  const pages = await findRows(db, 'onlAuthPage', { status: 1 })
  const relations = await db.selectFrom('onlAuthRelation').select(['authId', 'type', 'authMode', 'roleId']).execute()
  const byAuth = Map.groupBy(relations, ({ authId, type }) => `${type} ${authId}`)
  const toGrantees = (type: number, authId: string): Related['grantees'] =>
    new Map(
      [...Map.groupBy(byAuth.get(`${type} ${authId}`) ?? [], ({ authMode }) => authMode)].map(([mode, own]) => [
        mode,
        new Set(own.map(({ roleId }) => roleId)),
      ]),
    )
  const rulesOf = Map.groupBy(rules, ({ cgformId }) => cgformId)
  const pagesOf = Map.groupBy(pages, ({ cgformId }) => cgformId)
  const mains = heads.filter(({ tableType }) => tableType === 2)
  return heads.map((head) => {
    const { id, tableName, extConfigJson } = head
    const own = mains.filter(({ subTableStr }) => splitIds(subTableStr ?? '').includes(tableName))
    return {
      id,
      tableName,
      title: head.tableTxt,
      extConfigJson,
      tenantId: head.tenantId,
      mains: own,
      addresses: [head, ...own].flatMap(toAddresses),
      rules: (rulesOf.get(id) ?? []).map((rule) => ({
        id: rule.id,
        name: rule.ruleName,
        column: rule.ruleColumn ?? '',
        operator: rule.ruleOperator ?? '',
        value: rule.ruleValue,
        grantees: toGrantees(3, rule.id),
      })),
      withheld: (pagesOf.get(id) ?? []).map((page) => ({ ...page, grantees: toGrantees(page.type, page.id) })),
    }
  })
}

/** Whether something is granted to one of the roles or departments of somebody, or to themselves. */
export function isGrantedTo(
  { grantees }: Related,
  {
    id,
    roles,
    departs,
  }: { readonly id?: string; readonly roles: readonly string[]; readonly departs: readonly string[] },
): boolean {
  const has = (mode: string, ids: readonly string[]) => ids.some((one) => grantees.get(mode)?.has(one) === true)
  return has('role', roles) || has('depart', departs) || (id !== undefined && has('user', [id]))
}
