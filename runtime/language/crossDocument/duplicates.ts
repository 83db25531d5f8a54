import type { IssueCode } from '../issueCodes.ts'
import { getList, getMember, getText } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { type Check, contentOf, type Entry, entriesOf, type Report, type Workspace } from './workspace.ts'

interface Named {
  readonly entry: Entry
  readonly name: string
  readonly path: Pointer
}

const named = (
  workspace: Workspace,
  form: 'page' | 'model' | 'pack' | 'dictionary' | 'table',
  property: string,
): readonly Named[] =>
  entriesOf(workspace, form).flatMap((entry) => {
    const name = getText(contentOf(entry), property)
    return name === undefined ? [] : [{ entry, name, path: `/${property}` }]
  })

const menuPaths = (workspace: Workspace): readonly Named[] =>
  workspace.entries.flatMap((entry) => {
    const value = contentOf(entry)
    if (entry.read.result.form === 'page') {
      const name = getText(getMember(value, 'menu'), 'path')
      return name === undefined ? [] : [{ entry, name, path: '/menu/path' }]
    }
    if (entry.read.result.form !== 'pack') return []
    return getList(value, 'menu').flatMap((node, index) => {
      const name = getText(node, 'path')
      return name === undefined ? [] : [{ entry, name, path: `${childPointer('/menu', index)}/path` }]
    })
  })

const menuNames = (workspace: Workspace): readonly Named[] =>
  entriesOf(workspace, 'pack').flatMap((entry) =>
    getList(contentOf(entry), 'menu').flatMap((node, index) => {
      const name = getText(node, 'id')
      return name === undefined ? [] : [{ entry, name, path: `${childPointer('/menu', index)}/id` }]
    }),
  )

const components = (workspace: Workspace): readonly Named[] =>
  entriesOf(workspace, 'page').flatMap((entry) =>
    getList(getMember(contentOf(entry), 'menu'), 'components').flatMap((name, index) =>
      typeof name === 'string' ? [{ entry, name, path: childPointer('/menu/components', index) }] : [],
    ),
  )

const dictionaryItems = (workspace: Workspace): readonly (readonly Named[])[] =>
  entriesOf(workspace, 'dictionary').map((entry) =>
    getList(contentOf(entry), 'items').flatMap((item, index) => {
      const name = getText(item, 'value')
      return name === undefined ? [] : [{ entry, name, path: `${childPointer('/items', index)}/value` }]
    }),
  )

/** Reports every name that an earlier document or entry has already, with the place of the earlier one. */
function reportRepeated(list: readonly Named[], code: IssueCode, noun: string, report: Report): void {
  const first = new Map<string, Named>()
  for (const item of list) {
    const earlier = first.get(item.name)
    if (earlier === undefined) {
      first.set(item.name, item)
      continue
    }
    const { line } = earlier.entry.read.source.locate(earlier.path)
    const where = earlier.entry === item.entry ? `line ${line}` : `${earlier.entry.file}:${line}`
    report(item.entry, {
      path: item.path,
      code,
      message: `the ${noun} \`${item.name}\` stands in ${where} already; choose another`,
    })
  }
}

/** Ids, addresses and names that tell documents apart stand once. */
export const checkDuplicates: Check = (everything, report) => {
  const workspace: Workspace = { ...everything, entries: everything.entries.filter((entry) => !entry.isBeside) }
  reportRepeated(named(workspace, 'page', 'id'), 'duplicate-id', 'page id', report)
  reportRepeated(named(workspace, 'model', 'id'), 'duplicate-id', 'model id', report)
  reportRepeated(named(workspace, 'pack', 'id'), 'duplicate-id', 'pack id', report)
  reportRepeated(named(workspace, 'dictionary', 'code'), 'duplicate-id', 'dictionary code', report)
  reportRepeated(named(workspace, 'table', 'table'), 'duplicate-id', 'table', report)
  reportRepeated(named(workspace, 'table', 'path'), 'duplicate-path', 'path', report)
  reportRepeated(menuNames(workspace), 'duplicate-id', 'menu folder', report)
  reportRepeated(menuPaths(workspace), 'duplicate-path', 'address', report)
  reportRepeated(components(workspace), 'duplicate-component', 'component name', report)
  for (const items of dictionaryItems(workspace)) reportRepeated(items, 'duplicate-name', 'value', report)
}
