import { isObject } from '../language/index.ts'
import type { DataRecord } from '../registry/index.ts'
import { hasAccess } from './hasAccess.ts'

/** A node of the server's menu tree (wire contract 1.5). */
export interface MenuNode {
  readonly id: string
  readonly path: string
  readonly component: string
  readonly redirect: string | null
  /** False for a node that exists only to carry a permission. */
  readonly isRoute: boolean
  readonly isHidden: boolean
  readonly title: string
  readonly icon: string | null
  /** The address of an external or framed page. */
  readonly url: string | null
  readonly opensOutside: boolean
  /** The page that the node opens; servers that know no pages leave it out. */
  readonly page: string | null
  /** Whether a tab of it keeps its state while another one shows; so it is where the server does not say. */
  readonly keepsAlive: boolean
  /** Whether what stands above the page is left out. */
  readonly hidesTrail: boolean
  readonly children: readonly MenuNode[]
}

/** One entry of the access lists: codes separated by commas, 1 a button or 2 a data rule, '0' switched off. */
export interface AccessEntry {
  readonly action: string
  readonly type: string
  readonly status: string | null
}

/** A page that the server has, so that a shipped copy of the same page costs no call (design 5). */
export interface KnownPage {
  readonly id: string
  readonly checksum: string
}

/** What a person may see and do (specification 3, permission result). */
export interface Permissions {
  readonly menu: readonly MenuNode[]
  readonly auth: readonly AccessEntry[]
  readonly allAuth: readonly AccessEntry[]
  readonly pages: readonly KnownPage[]
}

const recordsOf = (value: unknown): readonly DataRecord[] => (Array.isArray(value) ? value.filter(isObject) : [])
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const textOrNull = (value: unknown): string | null => textOf(value) || null

const metaOf = ({ meta }: DataRecord): DataRecord => (isObject(meta) ? meta : {})

/** The codes of which a node asks for one; a node that asks for none is everybody's. */
const codesOf = (node: DataRecord): readonly string[] =>
  [metaOf(node).permission].flat().flatMap((code) => textOf(code) || [])

function toMenuNode(node: DataRecord, isOpen: (code: string) => boolean): MenuNode {
  const meta = metaOf(node)
  const path = textOf(node.path)
  return {
    id: textOf(node.id) || path,
    path: path === '' || path.startsWith('/') ? path : `/${path}`,
    component: textOf(node.component),
    redirect: textOrNull(node.redirect),
    isRoute: textOf(node.route) !== '0',
    isHidden: node.hidden === true || meta.hideMenu === true,
    title: textOf(meta.title) || textOf(node.name) || path,
    icon: textOrNull(meta.icon),
    url: textOrNull(meta.url),
    opensOutside: meta.internalOrExternal === true,
    page: textOrNull(meta.page),
    keepsAlive: meta.keepAlive !== false,
    hidesTrail: meta.hiddenHeaderContent === true,
    children: toMenuNodes(node.children, isOpen),
  }
}

/** The nodes that the person may open, with those below; a code that is lacking takes all below along (specification 2.1). */
const toMenuNodes = (nodes: unknown, isOpen: (code: string) => boolean): readonly MenuNode[] =>
  recordsOf(nodes).flatMap((node) => {
    const codes = codesOf(node)
    return codes.length === 0 || codes.some(isOpen) ? [toMenuNode(node, isOpen)] : []
  })

const toAccessEntry = (entry: DataRecord): AccessEntry => ({
  action: textOf(entry.action),
  type: textOf(entry.type),
  status: textOrNull(entry.status),
})

/** Reads the answer of the permission call; null when there is no menu in it, which counts as a failed call. */
export function parsePermissions(result: unknown): Permissions | null {
  if (!isObject(result) || !Array.isArray(result.menu)) return null
  const auth = recordsOf(result.auth).map(toAccessEntry)
  const allAuth = recordsOf(result.allAuth).map(toAccessEntry)
  return {
    menu: toMenuNodes(result.menu, (code) => hasAccess({ auth, allAuth }, code)),
    auth,
    allAuth,
    pages: recordsOf(result.pages).map(({ id, checksum }) => ({ id: textOf(id), checksum: textOf(checksum) })),
  }
}
