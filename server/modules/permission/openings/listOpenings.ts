import { columnsOfTable, isObject } from '../../../../runtime/language/index.ts'
import { findRows } from '../../../db/rows.ts'
import { type CallInfo, noTenant, type SignedInCall } from '../../../http/index.ts'
import { readDescription } from '../../../online/form/storedForms.ts'
import { readTableRules } from '../../../online/form/tableRules/formTable.ts'
import { showOnlineTexts } from '../../../online/showTexts.ts'
import type { PackTable } from '../../../packs/packTable.ts'
import { readPublicPlaces } from '../../../site/places.ts'
import { readOpenPages } from '../../page/openPages.ts'
import { findOpenedForms } from '../openOnline.ts'
import { openingMessages } from './messages.ts'

/** Something that is open to people without an account. */
export interface Opening {
  /** The method and path of the call, by which the answer is asked for. */
  readonly id: string
  readonly kind: 'page' | 'table' | 'form' | 'report' | 'graph' | 'templet' | 'call'
  readonly name: string
  /** Where people find it: the address of a page; empty for what has none. */
  readonly address: string
  /** What leaves: the columns of a table, or why a call of the server needs no account. */
  readonly shows: string
  /** Whether a stranger's answer can be looked at: what writes is not tried. */
  readonly hasAnswer: boolean
}

/** Strangers are of no tenant: what is of one is open to its people alone. */
const openToAll = { isOpen: 'A', tenantId: noTenant } as const

const isOpen = ({ access }: CallInfo): boolean => access.kind === 'anonymous' || access.kind === 'anyone'

/** Everything that answers people who are not signed in: pages, operations of tables, and calls of the server itself. */
export async function listOpenings(call: SignedInCall, text: string): Promise<readonly Opening[]> {
  const all = [
    ...(await listPages(call)),
    ...(await listForms(call)),
    ...(await listReports(call)),
    ...(await listGraphs(call)),
    ...(await listTemplets(call)),
    ...listCalls(call),
  ]
  // The query bar asks for a part of a text.
  const wanted = text.replaceAll('*', '').trim().toLowerCase()
  return all.filter((opening) => Object.values(opening).some((value) => String(value).toLowerCase().includes(wanted)))
}

async function listPages(call: SignedInCall): Promise<readonly Opening[]> {
  const open = await readOpenPages(call)
  const places = new Map((await readPublicPlaces(call)).map(({ page, path }) => [page, path]))
  const stored = await call.db.selectFrom('sysPage').select(['pageId', 'title']).execute()
  const titles = new Map(stored.map(({ pageId, title }) => [pageId, title]))
  return [...open]
    .filter(([, access]) => access === 'anyone')
    .map(([id]) => ({
      id: `GET /pages/${id}`,
      kind: 'page',
      name: titles.get(id) ?? toTitle(call, id),
      address: places.get(id) ?? '',
      shows: openingMessages.page[call.language],
      hasAnswer: true,
    }))
}

/** Online forms with operations that are open to anyone. */
async function listForms({ db, language }: SignedInCall): Promise<readonly Opening[]> {
  const heads = await findOpenedForms(db)
  const openings: Opening[] = []
  for (const head of heads) {
    const { operations = {}, public: columns = [] } = readTableRules(head.tableRules) ?? {}
    const common = { kind: 'form', name: head.tableTxt, address: `/online/cgformList/${head.id}` } as const
    const { fields } = await readDescription(db, head)
    const shows = fields.filter(({ dbFieldName }) => columns.includes(dbFieldName)).map(({ dbFieldTxt }) => dbFieldTxt)
    if (operations.list === 'anyone')
      openings.push({
        ...common,
        id: `GET /online/cgform/api/getData/${head.id}`,
        shows: shows.join(', '),
        hasAnswer: true,
      })
    if (operations.add === 'anyone')
      openings.push({
        ...common,
        id: `POST /online/cgform/api/form/${head.id}`,
        shows: openingMessages.writes[language],
        hasAnswer: false,
      })
  }
  return openings
}

/** Online reports that are open to anyone, with their public columns. */
async function listReports({ db }: SignedInCall): Promise<readonly Opening[]> {
  const heads = await findRows(db, 'onlCgreportHead', openToAll, ['id', 'name', 'code'])
  const items = await db
    .selectFrom('onlCgreportItem')
    .select(['cgrheadId', 'fieldTxt'])
    .where('isPublic', '=', '1')
    .orderBy('orderNum')
    .execute()
  return heads.map(({ id, name, code }) => ({
    id: `GET /online/cgreport/api/getData/${id}`,
    kind: 'report',
    name,
    address: `/online/cgreport/${code}`,
    shows: items.flatMap(({ cgrheadId, fieldTxt }) => (cgrheadId === id ? [fieldTxt] : [])).join(', '),
    hasAnswer: true,
  }))
}

/** Graph reports that are open to anyone, with their public fields. */
async function listGraphs(call: SignedInCall): Promise<readonly Opening[]> {
  const { db } = call
  const heads = await findRows(db, 'onlGraphreportHead', openToAll, ['id', 'name', 'code'], ['name', 'id'])
  const ofHeads = { graphreportHeadId: heads.map(({ id }) => id), isPublic: 'Y' }
  const columns = ['id', 'graphreportHeadId', 'fieldTxt'] as const
  const items = await showOnlineTexts(call, await findRows(db, 'onlGraphreportItem', ofHeads, columns, ['orderNum']))
  return (await showOnlineTexts(call, heads)).map(({ id, name, code }) => ({
    id: `GET /online/graphreport/api/getChartsData?id=${encodeURIComponent(id)}`,
    kind: 'graph',
    name,
    address: `/online/graphreport/chart/${code}`,
    shows: items.flatMap((item) => (item.graphreportHeadId === id ? [item.fieldTxt] : [])).join(', '),
    hasAnswer: true,
  }))
}

/** Templates that are open to anyone, with the graph reports of theirs that are open too. */
async function listTemplets(call: SignedInCall): Promise<readonly Opening[]> {
  const { db } = call
  const templets = await findRows(db, 'onlGraphreportTemplet', openToAll, undefined, ['templetName', 'id'])
  const ofTemplets = { graphreportTempletId: templets.map(({ id }) => id), isShow: 'Y' }
  const items = await findRows(db, 'onlGraphreportTempletItem', ofTemplets, undefined, ['groupNum', 'orderNum'])
  const open = await findRows(db, 'onlGraphreportHead', openToAll, ['id', 'name', 'code'])
  const heads = await showOnlineTexts(call, open)
  return templets.map(({ id, templetName, templetCode }) => {
    const own = items.filter(({ graphreportTempletId }) => graphreportTempletId === id)
    const shown = own.flatMap((item) => heads.find((head) => [head.id, head.code].includes(item.graphreportCode)) ?? [])
    return {
      id: `GET /online/graphreport/api/getTempletData?id=${encodeURIComponent(id)}`,
      kind: 'templet',
      name: templetName,
      address: `/online/graphreport/templet/${templetCode}`,
      shows: [...new Set(shown.map(({ name }) => name))].join(', '),
      hasAnswer: true,
    }
  })
}

function toTitle({ services, language }: SignedInCall, id: string): string {
  const page = services.findPage(id)
  const title = isObject(page?.document) ? String(page.document.title ?? id) : id
  return title.startsWith('@:') ? (page?.texts[language][title.slice(2)] ?? id) : title
}

function listCalls({ services, language }: SignedInCall): readonly Opening[] {
  const tables = services.packTables()
  return services.calls.all.filter(isOpen).map((info): Opening => {
    const { method, path, access } = info
    const table = tables.find((each) => path.startsWith(`${each.path}/`))
    const isPlain = method === 'GET' && !/[:*]/.test(path)
    const common = { id: `${method} ${path}`, address: '' }
    if (table === undefined)
      return {
        ...common,
        ...{ kind: 'call', name: path, hasAnswer: false },
        shows: access.kind === 'code' ? '' : access.why,
      }
    return {
      ...common,
      ...{ kind: 'table', name: `${table.title[language]}: ${path.slice(table.path.length + 1)}` },
      shows: method === 'GET' ? toColumns(table, language) : openingMessages.writes[language],
      hasAnswer: isPlain && path.endsWith('/list'),
    }
  })
}

/** The columns that leave, by what people call them. */
function toColumns(table: PackTable, language: SignedInCall['language']): string {
  const open = (table.public ?? []).filter((column) => columnsOfTable(table).includes(column))
  return open.map((column) => table.columns[column]?.label?.[language] ?? column).join(', ')
}
