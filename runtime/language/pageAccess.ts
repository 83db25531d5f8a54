import type { Page } from './kinds/index.ts'
import type { ActionEntry, BuiltInAction } from './schema/action.ts'

/** What each built-in action asks for below the page's access prefix; the others only read what the page shows. */
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

/**
 * The access code that a page itself asks for. A form asks for its `access`; of every other kind `access` is the prefix
 * that its resource has on the server, and the page asks for `<access>:list` (design 6).
 */
export function pageAccess({ kind, access }: Pick<Page, 'kind' | 'access'>): string | undefined {
  if (access === undefined) return undefined
  return kind === 'form' ? access : `${access}:list`
}

/** The access code that an action of a page asks for: its own, else that of the built-in action below the prefix. */
export function actionAccess(page: Pick<Page, 'access'>, action: ActionEntry): string | undefined {
  if (typeof action !== 'string' && action.access !== undefined) return action.access
  if (page.access === undefined || (typeof action !== 'string' && 'steps' in action)) return undefined
  const verb = verbs[(typeof action === 'string' ? action : action.id) as BuiltInAction]
  return verb && `${page.access}:${verb}`
}
