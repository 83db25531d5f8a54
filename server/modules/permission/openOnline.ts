import { readCached } from '../../db/changes.ts'
import type { Connection } from '../../db/schema.ts'
import { toAddresses } from '../../online/form/grant/addresses.ts'
import { readDescription } from '../../online/form/storedForms.ts'
import { readTableRules } from '../../online/form/tableRules/formTable.ts'
import { addressesOf } from '../online-report/report.ts'

/** What online forms and reports open to anyone. */
interface OpenOnline {
  /** Their addresses, for entries of the menu that lead there. */
  readonly addresses: ReadonlySet<string>
  /** The dictionaries of fields and columns that people without an account read or fill in. */
  readonly dictionaries: ReadonlySet<string>
}

/** Reads which online forms and reports are open to anyone; kept until one of them changes. */
export function readOpenOnline(db: Connection): Promise<OpenOnline> {
  return readCached(db, 'openOnline', async () => {
    const [forms, reports] = [await readForms(db), await readReports(db)]
    const value = {
      addresses: new Set([...forms.addresses, ...reports.addresses]),
      dictionaries: new Set([...forms.dictionaries, ...reports.dictionaries]),
    }
    return { value, topics: ['onl_cgform_head', 'onl_cgform_field', 'onl_cgreport_head'] }
  })
}

interface Opened {
  readonly addresses: readonly string[]
  readonly dictionaries: readonly string[]
}

async function readForms(db: Connection): Promise<Opened> {
  const heads = await db.selectFrom('onlCgformHead').selectAll().where('tableRules', 'like', '%anyone%').execute()
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

async function readReports(db: Connection): Promise<Opened> {
  const heads = await db.selectFrom('onlCgreportHead').select(['id', 'code']).where('isOpen', '=', 'A').execute()
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
