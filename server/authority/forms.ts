import { sql } from 'kysely'
import { type RowsOf, rowsOf } from '../db/rowLists.ts'
import { toAddresses } from '../online/form/grant/addresses.ts'
import type { Withheld } from '../online/form/grant/toGrant.ts'
import { namingFields, toNamedColumns } from '../online/form/namedColumns.ts'

import type { NamedFields } from './extent.ts'
import { existingTables, type KeptField, keptFields, type TableColumns, toColumn, workingButtons } from './formLists.ts'

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
  readonly tableRules: string | null
  readonly tenantId: number
  readonly mains: readonly { readonly id: string; readonly tableName: string }[]
  /** The main table whose records say which of a sub table are seen, and the fields that hold them together. */
  readonly scope: MainScope | undefined
  /** The columns of its table that it leaves out: a view may show less than there is. */
  readonly lacking: readonly string[]
  /** Whether its records are seen in their own tenant alone. */
  readonly keepsTenants: boolean
  /** The columns that everybody reads, as fields of forms name them for their choices or sub tables refer to them. */
  readonly lookup: readonly string[]
  /** Its fields with their columns, as rules on its records compare with them. */
  readonly fields: NamedFields
  /** What the server writes into fields by itself: the first value of each that has one, and whether it marks those with others below. */
  readonly written: ReadonlyMap<string, string>
  /** The buttons that make the server do something, each with the condition under which it shows. */
  readonly buttons: readonly { readonly code: string; readonly condition: string | null }[]
  readonly rules: readonly FormRule[]
  readonly withheld: readonly (Related & Withheld)[]
}

interface MainScope {
  readonly tableName: string
  readonly field: string
  readonly mainField: string
}

/** What is read to know what is decided at forms. */
export const listForms = () => ({
  forms: rowsOf('onlCgformHead', [
    ...(['id', 'tableName', 'tableType', 'extConfigJson', 'tableRules', 'tenantId'] as const),
    ...(['copyType', 'physicId', 'isTree', 'treeIdField'] as const),
  ]),
  mainNames: rowsOf(
    'onlCgformField',
    ['cgformHeadId', 'mainTable', 'mainField', 'dbFieldName'],
    sql`main_table <> '' order by order_num, db_field_name`,
  ),
  keptFields,
  namingFields,
  workingButtons,
  formRules: rowsOf(
    'onlAuthData',
    ['id', 'cgformId', 'ruleName', 'ruleColumn', 'ruleOperator', 'ruleValue'],
    sql`status = 1`,
  ),
  formPages: rowsOf('onlAuthPage', ['id', 'cgformId', 'code', 'type', 'control', 'page'], sql`status = 1`),
  formGrants: rowsOf('onlAuthRelation', ['authId', 'type', 'authMode', 'roleId']),
  existingTables,
})

/** What was read of forms. */
type Read = RowsOf<ReturnType<typeof listForms>>

/** The columns of the tables of forms that are there. */
export const toTableColumns = ({ existingTables: tables }: Pick<Read, 'existingTables'>): TableColumns =>
  new Map(tables)

/**
 * Says what is decided at forms by what was read: openness, grants of fields and buttons, rules on records. Rights hang on
 * some columns of their tables: on those that are there, or were before an act.
 */
export function toFormRights(read: Read, known: TableColumns = toTableColumns(read)): readonly FormRights[] {
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
  const existing = toTableColumns(read)
  const kept = new Map(read.keptFields)
  const buttonsOf = Map.groupBy(read.workingButtons, ({ form }) => form)
  const referredOf = Map.groupBy(read.mainNames, ({ mainTable }) => mainTable)
  const names = new Map(heads.map(({ id, tableName }) => [id, tableName]))
  return heads.map((head) => {
    const { id, tableName, extConfigJson, tableRules } = head
    const physicId = head.copyType === 1 ? head.physicId : null
    // A view of a sub table belongs to its main table as well, which does not name it.
    const naming = head.tableType === 3 ? (mainsOf.get(id) ?? []) : []
    const namedMains = new Set(naming.map(({ mainTable }) => mainTable))
    const own = heads.filter((main) => namedMains.has(main.tableName))
    const recordTable = names.get(physicId ?? id) ?? tableName
    const columns = known.get(recordTable) ?? []
    const fields = kept.get(id) ?? []
    // A view shows what the form of its table has, under the names that it has there.
    const original = new Map(kept.get(physicId ?? id)?.map((field) => [field.name, field]))
    const toOwnColumn = (field: KeptField) =>
      toColumn(original.get(field.name) ?? field, existing.get(recordTable) ?? [])
    const shown = new Set(fields.filter(({ isReadable }) => isReadable).map(toOwnColumn))
    const open = new Set(fields.flatMap(({ name, isOpen }) => (isOpen ? [name] : [])))
    const referred = (referredOf.get(tableName) ?? []).map(({ mainField }) => mainField ?? '')
    const named = [...toNamedColumns(tableName, read.namingFields), ...referred.filter((name) => name !== 'id')]
    return {
      id,
      tableName,
      recordTable,
      hasTable: existing.has(recordTable),
      physicId,
      extConfigJson,
      tableRules,
      tenantId: head.tenantId,
      mains: own,
      scope: toScope(naming, own),
      lacking: columns.filter((column) => !shown.has(column)),
      keepsTenants: fields.some(({ name }) => name === 'tenant_id'),
      lookup: physicId === null ? [...new Set(named)].filter((name) => open.has(name) && columns.includes(name)) : [],
      fields: Object.fromEntries(
        fields.map((field) => [field.name, { id: (original.get(field.name) ?? field).id, type: field.type }]),
      ),
      written: toWritten(
        head,
        fields.map((field) => original.get(field.name) ?? field),
      ),
      buttons: buttonsOf.get(id) ?? [],
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

function toWritten(
  { isTree, treeIdField }: Read['forms'][number],
  fields: readonly KeptField[],
): FormRights['written'] {
  const flag = isTree === 'Y' ? treeIdField : null
  const texts = fields.map(({ name, initial }) => [name, `${name === flag ? 'tree ' : ''}${initial}`] as const)
  return new Map(texts.filter(([, text]) => text !== ''))
}

/** The first field that names a main table and its field says which records are seen. */
function toScope(naming: Read['mainNames'], mains: readonly { readonly tableName: string }[]): MainScope | undefined {
  const key = naming.find(({ mainField }) => (mainField ?? '') !== '')
  if (key === undefined || !mains.some(({ tableName }) => tableName === key.mainTable)) return undefined
  return { tableName: key.mainTable ?? '', field: key.dbFieldName, mainField: key.mainField ?? '' }
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
