import { getMember, getText } from '../json.ts'
import { isOperation, verbOfOperation } from '../operations.ts'
import { contentOf, entriesOf, type Workspace } from './workspace.ts'

/** Why a call is closed to people who are not signed in, and what would open it. */
export interface Closed {
  readonly reason: string
  readonly mend: string
}

/** What an access that is not open to anyone asks for. */
const toReason = (access: string): string =>
  access === 'signedIn' ? 'is for people who are signed in' : `asks for the code \`${access}\``

/** The access words of the server for calls without signing in. */
const isOpen = (access: string): boolean => access === 'anyone' || access === 'anonymous'

/** The call of a pack's table, by its path. */
function findTableCall(workspace: Workspace, path: string): Closed | undefined | 'open' {
  for (const entry of entriesOf(workspace, 'table')) {
    const table = contentOf(entry)
    const base = getText(table, 'path')
    const operation = base !== undefined && path.startsWith(`${base}/`) ? path.slice(base.length + 1) : ''
    if (!entry.read.isReadable || !isOperation(operation)) continue
    const verb = verbOfOperation[operation]
    const prefix = getText(table, 'accessPrefix') ?? getText(table, 'access') ?? ''
    const access = getText(getMember(table, 'operations'), verb) ?? `${prefix}:${verb}`
    if (isOpen(access)) return 'open'
    return {
      reason: toReason(access),
      mend: `write \`"operations": { "${verb}": "anyone" }\` and the columns of \`public\` in ${entry.file}`,
    }
  }
  return undefined
}

/** Whether a path is one of those that a route stands for, whose parts after `:` are any. */
function isOfRoute(path: string, route: string): boolean {
  const [own, parts] = [path.split('/'), route.split('/')]
  return own.length === parts.length && parts.every((part, index) => part.startsWith(':') || part === own[index])
}

/** Why strangers get no answer from a call that reads; undefined where they do, and where nothing is known of it. */
export function findClosed(workspace: Workspace, path: string): Closed | undefined {
  const ofTable = findTableCall(workspace, path)
  if (ofTable !== undefined) return ofTable === 'open' ? undefined : ofTable
  const call = workspace.known.calls?.find((each) => each.method === 'GET' && isOfRoute(path, each.path))
  if (call === undefined || isOpen(call.access)) return undefined
  return { reason: toReason(call.access), mend: 'ask a table that lists to `anyone` instead' }
}
