import { getText } from './json.ts'
import type { ActionEntry, BuiltInAction } from './schema/action.ts'

/** What each built-in action asks for below the prefix of the page; the others only read what the page shows. */
const verbs: Readonly<Partial<Record<BuiltInAction, string>>> = {
  add: 'add',
  edit: 'edit',
  remove: 'delete',
  removeBatch: 'delete',
  export: 'export',
  import: 'import',
  addChild: 'add',
  move: 'edit',
}

/** What a built-in action asks for below a prefix, by its name or what a page says of it; undefined for one that only reads. */
export function verbOfAction(action: unknown): string | undefined {
  const id = typeof action === 'string' ? action : getText(action, 'id')
  return id !== undefined && Object.hasOwn(verbs, id) ? verbs[id as BuiltInAction] : undefined
}

/** What a page says of its codes: the one that it asks for itself, or what those of its resource begin with. */
interface PageCodes {
  readonly access?: string
  readonly accessPrefix?: string
}

/** The access code that a page itself asks for: its own, or the one to list its records (design 6). */
export const pageAccess = ({ access, accessPrefix }: PageCodes): string | undefined =>
  accessPrefix === undefined ? access : `${accessPrefix}:list`

/** The access code that an action of a page asks for: its own, else that of the built-in action below the prefix. */
export function actionAccess({ accessPrefix }: PageCodes, action: ActionEntry): string | undefined {
  if (typeof action !== 'string' && action.access !== undefined) return action.access
  if (accessPrefix === undefined || (typeof action !== 'string' && 'steps' in action)) return undefined
  const verb = verbOfAction(action)
  return verb && `${accessPrefix}:${verb}`
}
