import { getMember, getText, isObject } from '../json.ts'
import { isOpenAccess } from '../openAccess.ts'
import { isOperation, verbOfOperation } from '../operations.ts'
import { verbOfAction } from '../pageAccess.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { listWords } from '../suggestions.ts'
import { declaredCodes, knowsCodes } from './accessCodes.ts'
import { findModel } from './namedDocument.ts'
import { type Check, contentOf, type Entry, entriesOf, type Workspace } from './workspace.ts'

/** A call of a table, and where a page makes it. */
interface Need {
  readonly base: string
  readonly verb: string
  readonly path: Pointer
  /** What does as well. */
  readonly otherVerb?: string
}

/** The calls that the texts of a document name: the lists of its sources, and addresses. */
function needsIn(value: unknown, path: Pointer, bases: readonly string[]): readonly Need[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => needsIn(item, childPointer(path, index), bases))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, member]): readonly Need[] => {
    const place = childPointer(path, key)
    if (typeof member !== 'string') return needsIn(member, place, bases)
    if (key === 'rest') return value.list === undefined ? [{ base: member, verb: 'list', path: place }] : []
    const [address = ''] = member.split('?')
    const base = bases.find((each) => address.startsWith(`${each}/`))
    const operation = base === undefined ? '' : address.slice(base.length + 1)
    return base === undefined || !isOperation(operation)
      ? []
      : [{ base, verb: verbOfOperation[operation], path: place }]
  })
}

/** The calls of the built-in actions of a page. */
function needsOfActions(page: unknown, base: string | undefined): readonly Need[] {
  if (base === undefined) return []
  return ['toolbar', 'rowActions'].flatMap((name) => {
    const list = getMember(page, name)
    return (Array.isArray(list) ? list : []).flatMap((action: unknown, index) => {
      const verb = getMember(action, 'steps') === undefined ? verbOfAction(action) : undefined
      return verb === undefined ? [] : [{ base, verb, path: childPointer(`/${name}`, index) }]
    })
  })
}

/** A form of its own saves by its source unless it says otherwise: a new record, or the one that it was opened with. */
const needsOfForm = (page: unknown, base: string | undefined): readonly Need[] =>
  base === undefined || getMember(page, 'submit') !== undefined
    ? []
    : [{ base, verb: 'add', otherVerb: 'edit', path: getMember(page, 'model') === undefined ? '/source' : '/model' }]

/** The calls of tables that a page makes. */
function needsOf(workspace: Workspace, entry: Entry, bases: readonly string[]): readonly Need[] {
  const page = contentOf(entry)
  const kind = getText(page, 'kind') ?? ''
  const model = findModel(workspace, page)
  const source = getMember(page, 'source') ?? getMember(model && contentOf(model), 'source')
  const base = getText(source, 'rest')
  const { source: _source, ...rest } = isObject(page) ? page : {}
  return [
    ...(kind === 'form' ? needsOfForm(page, base) : []),
    ...(listing.includes(kind) ? needsIn({ source }, '', bases) : []),
    ...needsOfActions(page, base),
    ...needsIn(rest, '', bases),
  ]
}

/** The kinds of pages that list the records of their source. */
const listing: readonly string[] = ['list', 'treeTable', 'picker']

/** The calls of a pack's own table that pages make can be granted to somebody. */
export const checkNeededCodes: Check = (workspace, report) => {
  const tables = entriesOf(workspace, 'table').filter((entry) => !entry.isBeside && entry.folder !== undefined)
  if (tables.length === 0 || !knowsCodes(workspace)) return
  const declared = declaredCodes(workspace)
  const bases = tables.flatMap((entry) => getText(contentOf(entry), 'path') ?? [])
  const needs = entriesOf(workspace, 'page').flatMap((entry) =>
    needsOf(workspace, entry, bases).map((need) => ({ ...need, entry })),
  )
  for (const table of tables) {
    const prefix = getText(contentOf(table), 'accessPrefix')
    const base = getText(contentOf(table), 'path')
    const codeOf = (verb: string): string =>
      getText(getMember(contentOf(table), 'operations'), verb) ?? `${prefix}:${verb}`
    const isMissing = (verb: string | undefined): boolean =>
      verb === undefined || !(isOpenAccess(codeOf(verb)) || declared.has(codeOf(verb)))
    const missing = needs.filter((need) => need.base === base && isMissing(need.verb) && isMissing(need.otherVerb))
    const [first] = missing
    if (prefix === undefined || first === undefined) continue
    const codes = [...new Set(missing.map(({ verb }) => codeOf(verb)))]
    const { line } = first.entry.read.source.locate(first.path)
    report(table, {
      path: '/accessPrefix',
      code: 'unknown-access',
      message: `nobody can be granted ${listWords(codes, 'and')}, which ${first.entry.file}:${line} needs; declare ${codes.length === 1 ? 'it' : 'them'} in \`access\` of pack.json`,
    })
  }
}
