import { createHash } from 'node:crypto'
import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { Call, Language } from '../../http/index.ts'
import { toTree, withAbove } from '../../http/resource/index.ts'
import { isButton, type PermissionRow, toName } from './rows.ts'

/** A node of the menu as the wire has it (wire contract 1.5); `page` is ours: the document that the node opens. */
export interface MenuNode {
  readonly id: string
  readonly route: '0' | '1'
  readonly path: string
  readonly name: string
  readonly component: string | null
  readonly redirect: string | null
  readonly hidden?: true
  readonly alwaysShow?: true
  readonly meta: {
    readonly keepAlive: boolean
    readonly internalOrExternal: boolean
    readonly title: string
    readonly componentName: string | null
    readonly icon: string | null
    readonly url?: string
    readonly hideTab?: true
    readonly hideMenu?: true
    readonly page?: string
    /** Ours: the layout of the pages below a folder where it is not that of the workspace. */
    readonly layout?: 'front'
  }
  readonly children?: readonly MenuNode[]
}

/** The path of the index page (specification 9). */
const homePath = '/dashboard/analysis'

const homeName: LanguageTexts = { zh: '首页', en: 'Home', tw: '首頁' }

/** How a menu is written. */
interface Writing {
  readonly language: Language
  /** Whether the pages below a node stand in the front layout. */
  readonly isFront: (id: string) => boolean
}

/** How the menu of who calls is written. */
export const toWriting = ({ language, services }: Pick<Call, 'language' | 'services'>): Writing => ({
  language,
  isFront: services.isFront,
})

/** The menu of some nodes, with the index page first. */
export function toMenu(
  rows: readonly PermissionRow[],
  isGranted: (row: PermissionRow) => boolean,
  writing: Writing,
): readonly MenuNode[] {
  const tree = toMenuTree(rows, isGranted, writing)
  return hasHome(tree) ? tree : [toHome(writing.language), ...tree]
}

const hasHome = (nodes: readonly MenuNode[]): boolean =>
  nodes.some(({ path, children = [] }) => path === homePath || hasHome(children))

/**
 * The menu of some nodes as a tree without buttons. Nodes above a granted one come along, since a tree of check boxes
 * names only what is checked whole.
 */
export function toMenuTree(
  rows: readonly PermissionRow[],
  isGranted: (row: PermissionRow) => boolean,
  writing: Writing,
): readonly MenuNode[] {
  const entries = rows.filter((row) => !isButton(row) && row.status === '1')
  const shown = withAbove(entries, entries.filter(isGranted))
  return toTree(shown, (row, children: readonly MenuNode[]) => toNode(row, children, writing))
}

function toNode(row: PermissionRow, children: readonly MenuNode[], { language, isFront }: Writing): MenuNode {
  const url = row.url ?? ''
  const isElsewhere = /^(https?:\/\/|\{\{)/i.test(url)
  const component = row.component ?? null
  return {
    id: row.id,
    route: row.route ? '1' : '0',
    path: isElsewhere ? createHash('md5').update(url).digest('hex') : url,
    name: row.componentName || toRouteName(url),
    component,
    redirect: row.redirect,
    ...(row.hidden ? { hidden: true } : {}),
    ...(row.alwaysShow ? { alwaysShow: true } : {}),
    meta: {
      keepAlive: row.keepAlive,
      internalOrExternal: row.internalOrExternal,
      title: toName(row, language),
      componentName: row.componentName || (component?.split('/').at(-1) ?? null),
      icon: row.icon,
      ...(isElsewhere ? { url } : {}),
      ...(row.hideTab ? { hideTab: true } : {}),
      ...(row.hidden ? { hideMenu: true } : {}),
      ...(row.page === null ? {} : { page: row.page }),
      ...(isFront(row.id) ? { layout: 'front' as const } : {}),
    },
    ...(children.length === 0 ? {} : { children }),
  }
}

/** The wire names a route after its path (wire contract 1.5). */
export function toRouteName(url: string): string {
  return url.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@')
}

function toHome(language: Language): MenuNode {
  return {
    id: 'home',
    route: '1',
    path: homePath,
    name: toRouteName(homePath),
    component: 'dashboard/Analysis',
    redirect: null,
    meta: {
      keepAlive: true,
      internalOrExternal: false,
      title: homeName[language],
      componentName: 'Analysis',
      icon: 'home',
    },
  }
}
