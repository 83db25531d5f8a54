import { isObject } from '../language/index.ts'
import type { DataRecord } from '../registry/index.ts'
import { hasAccess } from './hasAccess.ts'
import type { AccessEntry, MenuNode, Permissions } from './permissions.ts'

const recordsOf = (value: unknown): readonly DataRecord[] => (Array.isArray(value) ? value.filter(isObject) : [])
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const textOrNull = (value: unknown): string | null => textOf(value) || null

const metaOf = ({ meta }: DataRecord): DataRecord => (isObject(meta) ? meta : {})

/** The codes of which a node asks for one; a node that asks for none is everybody's. */
const codesOf = (node: DataRecord): readonly string[] =>
  [metaOf(node).permission].flat().flatMap((code) => textOf(code) || [])

function toMenuNode(node: DataRecord, isOpen: (code: string) => boolean, isBelowFront: boolean): MenuNode {
  const meta = metaOf(node)
  const isFront = isBelowFront || meta.layout === 'front'
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
    isFront,
    children: toMenuNodes(node.children, isOpen, isFront),
  }
}

/** The nodes that the person may open, with those below; a code that is lacking takes all below along (specification 2.1). */
const toMenuNodes = (nodes: unknown, isOpen: (code: string) => boolean, isFront: boolean): readonly MenuNode[] =>
  recordsOf(nodes).flatMap((node) => {
    const codes = codesOf(node)
    return codes.length === 0 || codes.some(isOpen) ? [toMenuNode(node, isOpen, isFront)] : []
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
    menu: toMenuNodes(result.menu, (code) => hasAccess({ auth, allAuth }, code), false),
    auth,
    allAuth,
    pages: recordsOf(result.pages).map(({ id, checksum }) => ({ id: textOf(id), checksum: textOf(checksum) })),
  }
}
