import { findCall, isObject, type Source } from '../../../../runtime/language/index.ts'

/** A call that a page makes, by its method and the path as the page writes it. */
export interface NamedCall {
  readonly method: string
  readonly path: string
}

/** The calls of the source of a page that its built-in actions make. */
const callOfAction = {
  add: 'add',
  addChild: 'add',
  edit: 'edit',
  move: 'edit',
  remove: 'delete',
  removeBatch: 'deleteBatch',
  export: 'exportXls',
  import: 'importExcel',
} as const

type Action = keyof typeof callOfAction

const isAction = (name: unknown): name is Action => typeof name === 'string' && Object.hasOwn(callOfAction, name)

/** A path with something in the place of each template, as whoever it leads to is not known. */
const toPath = (address: string): string => (address.split('?')[0] ?? '').replace(/\{\{[^{}]*\}\}/g, '-')

const toSource = (value: unknown): Source | undefined =>
  isObject(value) && ['rest', 'onlineForm', 'onlineReport'].some((name) => typeof value[name] === 'string')
    ? (value as unknown as Source)
    : undefined

function sourceCall(source: Source | undefined, name: Parameters<typeof findCall>[1]): readonly NamedCall[] {
  const call = findCall(source, name)
  return call === undefined ? [] : [{ method: call.method, path: toPath(call.path) }]
}

/** The calls of the page's own buttons, and of a form that saves by its source. */
function callsOfActions(page: Readonly<Record<string, unknown>>): readonly NamedCall[] {
  const source = toSource(page.source)
  const lists = [page.toolbar, page.rowActions].flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []))
  const names = lists.map((action) => (isObject(action) && action.steps === undefined ? action.id : action))
  const saves = page.kind === 'form' && page.submit === undefined ? sourceCall(source, 'add') : []
  return [...saves, ...names.filter(isAction).flatMap((name) => sourceCall(source, callOfAction[name]))]
}

/** The calls that stand in a part of a document: what sources are asked, and addresses with their methods. */
function callsIn(value: unknown): readonly NamedCall[] {
  if (Array.isArray(value)) return value.flatMap(callsIn)
  if (!isObject(value)) return []
  const { url, method } = value
  return [
    ...sourceCall(toSource(value), 'list'),
    ...(typeof url === 'string' && url.startsWith('/')
      ? [{ method: typeof method === 'string' ? method : 'GET', path: toPath(url) }]
      : []),
    ...Object.values(value).flatMap(callsIn),
  ]
}

/** The calls that a page makes, each once. A form asks its source for a record only where it is given a key. */
export function callsOfPage(page: unknown): readonly NamedCall[] {
  if (!isObject(page)) return []
  const { source, ...rest } = page
  const asked = page.kind === 'form' ? [] : sourceCall(toSource(source), 'list')
  const calls = [...asked, ...callsOfActions(page), ...callsIn(rest)]
  return [...new Map(calls.map((call) => [`${call.method} ${call.path}`, call])).values()]
}
