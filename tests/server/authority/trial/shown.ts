import type { TestServer } from '../../testServer.ts'
import { messageRows } from './company.ts'
import type { Moment } from './measure.ts'
import { formRows } from './online.ts'
import type { Row } from './rules.ts'
import { findTable, type State, shows } from './state.ts'

/** Something that people read by a call, with all that is there of it. */
export interface Shown {
  readonly url: string
  readonly query?: Readonly<Record<string, string>>
  /** The key of what opens it; the access code of the call when left out. */
  readonly key?: string
  readonly rows: readonly Row[]
  /** The name of what tells records apart; `id` when left out. */
  readonly name?: string
  /** Whether the answer is one thing, which is read or not, and no list. */
  readonly isAlone?: true
  /** False where nothing is explained. */
  readonly isExplained?: false
}

/** What can be read of a company. */
export async function listShown({ db }: TestServer, { state, tables }: Moment): Promise<readonly Shown[]> {
  const entries = await db.selectFrom('sysLog').select(['id', 'tenantId']).execute()
  // Their statements name a table that some acts drop.
  const reports = tables.has('trial_single') ? state.reports : []
  return [
    { url: '/sys/user/list', rows: state.users.filter(({ delFlag }) => delFlag === 0).map(toUser) },
    { url: '/sys/user/recycleBin', rows: state.users.filter(({ delFlag }) => delFlag === 1).map(toUser) },
    {
      url: '/sys/sysDepart/list',
      rows: state.departs.map(({ id, orgCode, tenantId }) => ({ id, values: { orgCode }, tenants: [tenantId] })),
    },
    {
      url: '/sys/role/list',
      rows: state.roles.map(({ id, roleCode, tenantId }) => ({ id, values: { roleCode }, tenants: [tenantId] })),
    },
    { url: '/sys/message/sysMessage/list', rows: messageRows },
    { url: '/sys/log/list', rows: entries.map(({ id, tenantId }) => ({ id, values: {}, tenants: [tenantId] })) },
    ...state.forms.map((form) => toForm({ state, tables }, form)),
    ...listNamed(state)
      .filter(({ tableName }) => tables.has(tableName))
      .map((form) => toChoices(state, form)),
    ...reports.map(toReport),
    ...state.graphs.map(toGraph),
    ...state.templets.map(toTemplet),
  ]
}

const toUser = ({ id, username, orgCode, relTenantIds }: State['users'][number]): Row => ({
  id,
  values: { username, orgCode },
  tenants: relTenantIds === null ? [0] : relTenantIds.split(',').map(Number),
})

function toForm({ state, tables }: Pick<Moment, 'state' | 'tables'>, form: State['forms'][number]): Shown {
  const { id } = form
  const table = findTable(state, id) ?? ''
  const shown = { url: `/online/cgform/api/getData/${id}`, key: `form:${table}/${id}:list` }
  // What has no table yet is refused, whoever asks; the explanation says who will read it.
  if (!isReady(state, form)) return { ...shown, rows: [], isAlone: true, isExplained: false }
  // A table that a call made has no records yet.
  return { ...shown, rows: tables.has(table) && hasMains(state, form) ? formRows(table) : [] }
}

/** Whether the records of a form have main records, or need none: what sub tables hold are the ids of these. */
function hasMains({ forms, fields }: State, { id, tableType }: State['forms'][number]): boolean {
  const naming = fields.find((field) => field.cgformHeadId === id && (field.mainField ?? '') !== '')
  const isScoped = tableType === 3 && forms.some(({ tableName }) => tableName === naming?.mainTable)
  return !isScoped || naming?.mainField === 'id'
}

/** Whether a form has its table, and so has its main table. */
function isReady({ forms, fields }: State, { id, isDbSynch, tableType }: State['forms'][number]): boolean {
  const { mainTable } = fields.find((field) => field.cgformHeadId === id && (field.mainTable ?? '') !== '') ?? {}
  const main = tableType === 3 ? forms.find(({ tableName }) => tableName === mainTable) : undefined
  return isDbSynch === 'Y' && (main === undefined || main.isDbSynch === 'Y')
}

/** The tables that fields name for their choices; one that waits for its table is refused. */
const listNamed = (state: State): State['forms'] =>
  state.forms.filter((form) => {
    const isNamed = state.fields.some(({ dictTable }) => dictTable === form.tableName)
    return isNamed && isReady(state, form) && shows(state, form.id, 'code')
  })

const toChoices = (state: State, form: State['forms'][number]): Shown => ({
  url: `/sys/dict/loadDict/${form.tableName},secret,code`,
  ...{ key: `lookup:${form.tableName}.secret`, name: 'value', isExplained: false },
  rows: hasMains(state, form) ? formRows('code') : [],
})

const toReport = ({ id, tenantId }: State['reports'][number]): Shown => ({
  ...{ url: `/online/cgreport/api/getData/${id}`, key: `report:${id}:list`, name: 'code' },
  rows: formRows('code').map((row) => ({ ...row, tenants: [tenantId] })),
})

const toGraph = ({ id, code, tenantId }: State['graphs'][number]): Shown => ({
  ...{ url: '/online/graphreport/api/getChartsData', query: { id }, key: `graph:${id}:list` },
  ...{ rows: [{ id, values: { code }, tenants: [tenantId] }], isAlone: true, isExplained: false },
})

const toTemplet = ({ id, templetCode, tenantId }: State['templets'][number]): Shown => ({
  ...{ url: '/online/graphreport/api/getTempletData', query: { id }, key: `templet:${id}:list` },
  ...{ rows: [{ id, values: { templetCode }, tenants: [tenantId] }], isAlone: true, isExplained: false },
})
