import { getList, getMember, getObject, getText, isObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { findModel } from './namedDocument.ts'
import { type Check, contentOf, type Entry, entriesOf, type Workspace } from './workspace.ts'

/** Why nobody writes to a table, by whatever call; undefined where somebody may. */
function findReason(table: unknown): string | undefined {
  if (getMember(table, 'ledger') !== undefined) return 'its rows are written by steps `transfer` alone'
  const byServer = [getText(getMember(table, 'owner'), 'column'), getText(getMember(table, 'transitions'), 'column')]
  const isClosed = ([name, column]: readonly [string, unknown]): boolean =>
    byServer.includes(name) ||
    getMember(column, 'editable') === 'never' ||
    getMember(column, 'computed') !== undefined ||
    getMember(column, 'sum') !== undefined
  const columns = Object.entries(getObject(table, 'columns'))
  return columns.length > 0 && columns.every(isClosed)
    ? 'the server alone writes all of its columns; one that people fill says `editable` `always` or `onCreate`'
    : undefined
}

const isWrite = (address: string, base: string): boolean => address === `${base}/add` || address === `${base}/edit`

/** Where the steps of a page send a record to a table. */
function findRequests(value: unknown, path: Pointer, base: string): readonly Pointer[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findRequests(item, childPointer(path, index), base))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, member]) => {
    const place = childPointer(path, key)
    if (key !== 'url' || typeof member !== 'string') return findRequests(member, place, base)
    return isWrite(member.split('?')[0] ?? '', base) ? [place] : []
  })
}

/** Whether a list opens its form to write: by its buttons for new records and for those that are there. */
const opensForm = (page: unknown): boolean =>
  getMember(page, 'form') !== undefined &&
  ['toolbar', 'rowActions'].some((name) =>
    getList(page, name).some((action) => {
      const id = typeof action === 'string' ? action : getText(action, 'id')
      return (id === 'add' || id === 'edit') && getMember(action, 'steps') === undefined
    }),
  )

/** Where a page says that it writes to the table of its source. */
function findForm(workspace: Workspace, page: unknown, base: string): readonly Pointer[] {
  const model = findModel(workspace, page)
  const own = getMember(page, 'source')
  const source = own ?? getMember(model && contentOf(model), 'source')
  if (getText(source, 'rest') !== base || getMember(source, 'add') !== undefined) return []
  const kind = getText(page, 'kind')
  if (kind === 'form' && getMember(page, 'submit') === undefined) return [own === undefined ? '/model' : '/source/rest']
  return kind !== 'form' && opensForm(page) ? ['/form'] : []
}

const placesOf = (workspace: Workspace, entry: Entry, base: string): readonly Pointer[] => [
  ...findForm(workspace, contentOf(entry), base),
  ...findRequests(contentOf(entry), '', base),
]

/** A form that writes to a pack's table writes to one that somebody may write. */
export const checkWrittenTables: Check = (workspace, report) => {
  for (const closed of entriesOf(workspace, 'table')) {
    const table = contentOf(closed)
    const base = getText(table, 'path')
    const reason = closed.read.isReadable ? findReason(table) : undefined
    if (reason === undefined || base === undefined) continue
    for (const entry of entriesOf(workspace, 'page'))
      for (const path of placesOf(workspace, entry, base)) {
        const message = `nobody writes records of \`${getText(table, 'table')}\` (${closed.file}), so this form is refused whoever saves it: ${reason}`
        report(entry, { path, code: 'closed-table', message })
      }
  }
}
