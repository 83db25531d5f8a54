import type { Diagnostic } from '../diagnostic.ts'
import { getList, getMember, getText } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { type Check, contentOf, entriesOf } from './workspace.ts'

/** A report or a graph report that is open to anyone shows them something: a column, and those that its chart is drawn of. */
export const checkOpenReports: Check = (workspace, report) => {
  for (const entry of [...entriesOf(workspace, 'report'), ...entriesOf(workspace, 'graph')]) {
    const document = contentOf(entry)
    if (!entry.read.isReadable || getText(document, 'access') !== 'anyone') continue
    for (const diagnostic of findClosed(document)) report(entry, diagnostic)
  }
}

function findClosed(document: unknown): readonly Diagnostic[] {
  const open = new Set(
    getList(document, 'columns').flatMap((column) =>
      getMember(column, 'public') === true ? (getText(column, 'name') ?? []) : [],
    ),
  )
  if (open.size === 0)
    return [
      {
        path: '/access',
        code: 'missing-property',
        message: 'no column is `public`, so that people who are not signed in get nothing',
      },
    ]
  return [...listDrawn(document, ''), ...listDrawn(getMember(document, 'chart'), '/chart')]
    .filter(({ name }) => !open.has(name))
    .map(({ name, path }) => ({
      path,
      code: 'unknown-value',
      message: `the column \`${name}\` is not \`public\`, so that people who are not signed in see no chart of it`,
    }))
}

interface Drawn {
  readonly name: string
  readonly path: Pointer
}

/** The columns that a chart is drawn of, with where each is named. */
function listDrawn(chart: unknown, at: Pointer): readonly Drawn[] {
  const category = getText(chart, 'category')
  const values = getList(chart, 'values').flatMap((name, index) =>
    typeof name === 'string' ? [{ name, path: childPointer(`${at}/values`, index) }] : [],
  )
  return category === undefined ? values : [{ name: category, path: `${at}/category` }, ...values]
}
