import type { Diagnostic } from '../diagnostic.ts'
import { getMember, getText, isObject, type JsonObject } from '../json.ts'
import { pageAccess } from '../pageAccess.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import type { Source } from '../schema/source.ts'
import { findCall } from '../sources/findCall.ts'
import { findModel } from './namedDocument.ts'
import { type Closed, findClosed } from './openCalls.ts'
import { type Asked, asksWhoSees, findShown } from './shownToStrangers.ts'
import { type Check, contentOf, type Entry, entriesOf, type Workspace } from './workspace.ts'

/** The kinds of pages that ask their own source as they open. */
const listing: readonly string[] = ['list', 'treeTable', 'picker']

/** The property of a source by which it names the call for its records, and the path of that call. */
function callOf(source: JsonObject): { readonly path: string; readonly property: string } | undefined {
  const url = getText(source, 'url')
  if (url !== undefined) return { path: url.split('?')[0] ?? '', property: 'url' }
  const property = ['list', 'rest', 'onlineForm', 'onlineReport'].find((name) => getText(source, name) !== undefined)
  const call = property === undefined ? undefined : findCall(source as unknown as Source, 'list')
  return call === undefined || property === undefined ? undefined : { path: call.path, property }
}

const describe = (what: string, { reason, mend }: Closed, isPart: boolean): string =>
  `the page is open to anyone, and \`${what}\` is not: it ${reason}, so visitors see nothing of it; ${mend}${isPart ? ', or give the part that shows it an `access`' : ''}`

function checkSource(workspace: Workspace, { what, path }: Asked<JsonObject>): readonly Diagnostic[] {
  const call = asksWhoSees(what.needs) ? undefined : callOf(what)
  const closed = call && findClosed(workspace, call.path)
  if (call === undefined || closed === undefined) return []
  return [
    {
      path: childPointer(path, call.property),
      code: 'closed-source',
      message: describe(call.path, closed, path !== '' && path !== '/source'),
    },
  ]
}

const findPage = (workspace: Workspace, id: string): Entry | undefined =>
  entriesOf(workspace, 'page').find((entry) => entry.read.isReadable && getText(contentOf(entry), 'id') === id)

/** Who may open a page, as it says itself. */
const accessOf = (page: unknown): string | undefined => {
  const [access, accessPrefix] = [getText(page, 'access'), getText(page, 'accessPrefix')]
  return pageAccess({
    ...(access === undefined ? {} : { access }),
    ...(accessPrefix === undefined ? {} : { accessPrefix }),
  })
}

function checkInner(workspace: Workspace, { what, path }: Asked<string>): readonly Diagnostic[] {
  const inner = findPage(workspace, what)
  const access = inner && accessOf(contentOf(inner))
  if (inner === undefined || access === 'anyone') return []
  const isCode = access !== undefined && access !== 'signedIn'
  const reason = isCode ? `asks for the code \`${access}\`` : 'is for people who are signed in'
  const mend = `write \`"access": "anyone"\` in ${inner.file}`
  return [{ path, code: 'closed-source', message: describe(what, { reason, mend }, true) }]
}

/** The source of a page itself, which stands in it or in its model. */
function ownSource(workspace: Workspace, page: unknown): { source: JsonObject; path: Pointer | undefined } | undefined {
  if (!listing.includes(getText(page, 'kind') ?? '')) return undefined
  const own = getMember(page, 'source')
  const model = findModel(workspace, page)
  const source = own ?? getMember(model && contentOf(model), 'source')
  return isObject(source) ? { source, path: own === undefined ? undefined : '/source' } : undefined
}

/** Everything of a page, or of a fragment in it, that is closed to strangers. */
function findIssues(workspace: Workspace, page: unknown, seen: ReadonlySet<string>): readonly Diagnostic[] {
  const own = ownSource(workspace, page)
  const { sources, pages, fragments } = findShown(page)
  const ofOwn = own === undefined ? [] : checkSource(workspace, { what: own.source, path: own.path ?? '' })
  return [
    ...(own?.path === undefined ? ofOwn.map((found) => ({ ...found, path: '/model' })) : ofOwn),
    ...sources.flatMap((asked) => checkSource(workspace, asked)),
    ...pages.flatMap((asked) => checkInner(workspace, asked)),
    ...fragments.flatMap(({ what, path }): readonly Diagnostic[] => {
      const fragment = seen.has(what) ? undefined : findPage(workspace, what)
      const [first] = fragment === undefined ? [] : findIssues(workspace, contentOf(fragment), new Set([...seen, what]))
      return first === undefined ? [] : [{ ...first, path }]
    }),
  ]
}

/**
 * A page for anyone asks nothing as it opens that is closed to people who are not signed in. What a person sets off may be
 * closed: the page then offers to sign in.
 */
export const checkOpenPages: Check = (workspace, report) => {
  for (const entry of entriesOf(workspace, 'page')) {
    const page = contentOf(entry)
    if (!entry.read.isReadable || getText(page, 'kind') === 'fragment' || accessOf(page) !== 'anyone') continue
    for (const diagnostic of findIssues(workspace, page, new Set())) report(entry, diagnostic)
  }
}
