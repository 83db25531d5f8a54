import { getText } from './json.ts'
import { isOpenAccess } from './openAccess.ts'
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

/** What a page says of who may open it, and what the codes of its resource begin with. */
interface PageCodes {
  readonly access?: string
  readonly accessPrefix?: string
}

const toListCode = (accessPrefix: string | undefined): string | undefined => accessPrefix && `${accessPrefix}:list`

/** Who may open a page: what it says itself goes before the code to list its records (design 6). */
export const pageAccess = ({ access, accessPrefix }: PageCodes): string | undefined =>
  access ?? toListCode(accessPrefix)

/** The code that a page itself asks for; undefined for one that is open to `anyone`, or to everybody who is `signedIn`. */
export function findPageCode(page: PageCodes): string | undefined {
  const access = pageAccess(page)
  return isOpenAccess(access) ? undefined : access
}

/** The codes that hang on a page itself: the one to open it, and the one to list its records, by which blocks ask for them. */
export const codesToOpen = (page: PageCodes): readonly string[] => [
  ...new Set([findPageCode(page) ?? [], toListCode(page.accessPrefix) ?? []].flat()),
]

/** The access code that an action of a page asks for: its own, else that of the built-in action below the prefix. */
export function actionAccess({ accessPrefix }: PageCodes, action: ActionEntry): string | undefined {
  if (typeof action !== 'string' && action.access !== undefined) return action.access
  if (accessPrefix === undefined || (typeof action !== 'string' && 'steps' in action)) return undefined
  const verb = verbOfAction(action)
  return verb && `${accessPrefix}:${verb}`
}
