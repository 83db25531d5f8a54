import { readCached } from '../../db/changes.ts'
import { findRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { noTenant } from '../../http/index.ts'
import { toAddresses } from '../../online/form/grant/addresses.ts'
import { readDescription } from '../../online/form/storedForms.ts'
import { readTableRules } from '../../online/form/tableRules/formTable.ts'
import { chartAddresses, templetAddresses } from '../graph-report/grants.ts'
import { addressesOf } from '../online-report/report.ts'

/** What online forms, reports, graph reports and their templates open to anyone. */
interface OpenOnline {
  /** Their addresses, for entries of the menu that lead there. */
  readonly addresses: ReadonlySet<string>
  /** The dictionaries of fields and columns that people without an account read or fill in. */
  readonly dictionaries: ReadonlySet<string>
}

/** Reads what was made online is open to anyone; kept until some of it changes. */
export function readOpenOnline(db: Connection): Promise<OpenOnline> {
  return readCached(db, 'openOnline', async () => {
    const opened = [await readForms(db), await readReports(db), await readGraphs(db), await readTemplets(db)]
    const value = {
      addresses: new Set(opened.flatMap(({ addresses }) => addresses)),
      dictionaries: new Set(opened.flatMap(({ dictionaries }) => dictionaries)),
    }
    return { value, topics: openOnlineTopics }
  })
}

/** The tables whose changes decide what of it is open. */
export const openOnlineTopics: readonly string[] = [
  ...['onl_cgform_head', 'onl_cgform_field', 'onl_cgreport_head', 'onl_graphreport_head', 'onl_graphreport_item'],
  ...['onl_graphreport_params', 'onl_graphreport_templet'],
]

interface Opened {
  readonly addresses: readonly string[]
  readonly dictionaries: readonly string[]
}

/** The forms whose rules may open them to anyone. Strangers are of no tenant: what is of one is open to its people alone. */
export const findOpenedForms = (db: Connection) =>
  db
    .selectFrom('onlCgformHead')
    .selectAll()
    .where('tableRules', 'like', '%anyone%')
    .where('tenantId', '=', noTenant)
    .execute()

async function readForms(db: Connection): Promise<Opened> {
  const heads = await findOpenedForms(db)
  const addresses: string[] = []
  const dictionaries: string[] = []
  for (const head of heads) {
    const { operations = {}, public: columns = [] } = readTableRules(head.tableRules) ?? {}
    const isFilledIn = operations.add === 'anyone'
    if (operations.list !== 'anyone' && !isFilledIn) continue
    if (operations.list === 'anyone') addresses.push(...toAddresses(head))
    const { fields } = await readDescription(db, head)
    for (const { dbFieldName, dictField, isShowForm } of fields)
      if (columns.includes(dbFieldName) || (isFilledIn && isShowForm === 1)) dictionaries.push(dictField ?? '')
  }
  return { addresses, dictionaries }
}

/** Strangers are of no tenant: a report of one is open to the people of that alone. */
async function readReports(db: Connection): Promise<Opened> {
  const heads = await findRows(db, 'onlCgreportHead', { isOpen: 'A', tenantId: noTenant }, ['id', 'code'])
  const ids = heads.map(({ id }) => id)
  const items =
    ids.length === 0
      ? []
      : await db
          .selectFrom('onlCgreportItem')
          .select('dictCode')
          .where('cgrheadId', 'in', ids)
          .where('isPublic', '=', '1')
          .execute()
  return { addresses: heads.flatMap(addressesOf), dictionaries: items.flatMap(({ dictCode }) => dictCode ?? []) }
}

async function readGraphs(db: Connection): Promise<Opened> {
  const heads = await findRows(db, 'onlGraphreportHead', { isOpen: 'A', tenantId: noTenant }, ['id', 'code'])
  const ids = heads.map(({ id }) => id)
  const items = await findRows(db, 'onlGraphreportItem', { graphreportHeadId: ids, isPublic: 'Y' }, ['dictCode'])
  const params = await findRows(db, 'onlGraphreportParams', { headId: ids, paramType: 'dict' }, ['dictCode'])
  return {
    addresses: heads.flatMap(chartAddresses),
    dictionaries: [...items, ...params].flatMap(({ dictCode }) => dictCode ?? []),
  }
}

async function readTemplets(db: Connection): Promise<Opened> {
  const open = { isOpen: 'A', tenantId: noTenant }
  const heads = await findRows(db, 'onlGraphreportTemplet', open, ['id', 'templetCode'])
  return {
    addresses: heads.flatMap(({ id, templetCode: code }) => templetAddresses({ id, code })),
    dictionaries: [],
  }
}
