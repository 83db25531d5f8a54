import { sql } from 'kysely'
import { type RowList, type RowsOf, rowsOf } from '../db/rowLists.ts'
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
  /** The table whose records it shows: a view shows those of the form that it was made of. */
  readonly recordTable: string
  /** The addresses of its own pages: rules at a node with one of them are about its records. */
  readonly ownAddresses: readonly string[]
  /** Nodes with one of these addresses open the form: a sub table is opened by its main table too. */
  readonly addresses: readonly string[]
}

/** A form, and what of it is decided at the form itself. */
export interface FormRights extends FormAddress {
  /** Whether the table of its records is there; what has none has no records that could be reached. */
  readonly hasTable: boolean
  /** The form that a view was made of. */
  readonly physicId: string | null
  readonly extConfigJson: string | null
  readonly tenantId: number
  readonly mains: readonly { readonly tableName: string }[]
  readonly rules: readonly FormRule[]
  readonly withheld: readonly (Related & Withheld)[]
}

/** The tables of forms that are there: one whose description changed since keeps its records, and shows them again later. */
const existingTables: RowList<string> = {
  selection: sql`
    select json_build_array(c.relname) as line from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind in ('r', 'p')
      and c.relname in (select table_name from onl_cgform_head)`,
  toRow: ([name]) => String(name),
}

/** What is read to know what is decided at forms. */
export const listForms = () => ({
  forms: rowsOf('onlCgformHead', [
    ...(['id', 'tableName', 'tableType', 'extConfigJson', 'tenantId'] as const),
    ...(['copyType', 'physicId'] as const),
  ]),
  mainNames: rowsOf('onlCgformField', ['cgformHeadId', 'mainTable'], sql`main_table <> ''`),
  formRules: rowsOf(
    'onlAuthData',
    ['id', 'cgformId', 'ruleName', 'ruleColumn', 'ruleOperator', 'ruleValue'],
    sql`status = 1`,
  ),
  formPages: rowsOf('onlAuthPage', ['id', 'cgformId', 'code', 'type', 'control', 'page'], sql`status = 1`),
  formGrants: rowsOf('onlAuthRelation', ['authId', 'type', 'authMode', 'roleId']),
  existingTables,
})

/** Says what is decided at forms by what was read: openness, grants of fields and buttons, rules on records. */
export function toFormRights(read: RowsOf<ReturnType<typeof listForms>>): readonly FormRights[] {
  const { forms: heads } = read
  const byAuth = Map.groupBy(read.formGrants, ({ authId, type }) => `${type} ${authId}`)
  const toGrantees = (type: number, authId: string): Related['grantees'] =>
    new Map(
      [...Map.groupBy(byAuth.get(`${type} ${authId}`) ?? [], ({ authMode }) => authMode)].map(([mode, own]) => [
        mode,
        new Set(own.map(({ roleId }) => roleId)),
      ]),
    )
  const rulesOf = Map.groupBy(read.formRules, ({ cgformId }) => cgformId)
  const pagesOf = Map.groupBy(read.formPages, ({ cgformId }) => cgformId)
  const mainsOf = Map.groupBy(read.mainNames, ({ cgformHeadId }) => cgformHeadId)
  const existing = new Set(read.existingTables)
  const names = new Map(heads.map(({ id, tableName }) => [id, tableName]))
  return heads.map((head) => {
    const { id, tableName, extConfigJson } = head
    const physicId = head.copyType === 1 ? head.physicId : null
    // A view of a sub table belongs to its main table as well, which does not name it.
    const named = new Set(head.tableType === 3 ? mainsOf.get(id)?.map(({ mainTable }) => mainTable) : [])
    const own = heads.filter((main) => named.has(main.tableName))
    const recordTable = names.get(physicId ?? id) ?? tableName
    return {
      id,
      tableName,
      recordTable,
      hasTable: existing.has(recordTable),
      physicId,
      extConfigJson,
      tenantId: head.tenantId,
      mains: own,
      ownAddresses: toAddresses(head),
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
