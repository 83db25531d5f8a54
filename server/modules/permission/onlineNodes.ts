import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { toStableId } from '../../db/id.ts'
import type { Language } from '../../http/index.ts'
import { type MenuNode, toRouteName } from './menu.ts'

interface OnlineNode {
  readonly path: string
  /** What existing clients call the view. */
  readonly component: string
  readonly title: LanguageTexts
}

const form: LanguageTexts = { zh: '在线表单', en: 'Online form', tw: '線上表單' }
const report: LanguageTexts = { zh: '在线报表', en: 'Online report', tw: '線上報表' }
const graph: LanguageTexts = { zh: '在线图表', en: 'Online graph report', tw: '線上圖表' }
const copy: LanguageTexts = { zh: '表单视图', en: 'Views of an online form', tw: '表單檢視' }

/** The addresses under which existing clients open what is made online (wire contract 7.1). */
const onlineNodes: readonly OnlineNode[] = [
  { path: '/online/cgformList/:code', component: 'modules/online/cgform/auto/OnlCgformAutoList', title: form },
  { path: '/online/cgformTreeList/:code', component: 'modules/online/cgform/auto/OnlCgformTreeList', title: form },
  { path: '/online/cgformErpList/:code', component: 'modules/online/cgform/auto/erp/OnlCgformErpList', title: form },
  { path: '/online/cgformTabList/:code', component: 'modules/online/cgform/auto/tab/OnlCgformTabList', title: form },
  {
    path: '/online/cgformInnerTableList/:code',
    component: 'modules/online/cgform/auto/innerTable/OnlCgformInnerTableList',
    title: form,
  },
  { path: '/online/copyform/:code', component: 'modules/online/cgform/OnlCgformCopyList', title: copy },
  { path: '/online/df/:table/:id', component: 'modules/online/cgform/auto/OnlineDynamicForm', title: form },
  { path: '/online/cgreport/:code', component: 'modules/online/cgreport/auto/OnlCgreportAutoList', title: report },
  {
    path: '/online/graphreport/chart/:code',
    component: 'modules/online/graphreport/auto/OnlGraphreportAutoChart',
    title: graph,
  },
]

const isOnlineCode = (code: string): boolean => /^(onl:|report:|graph:|templet:|online\.(form|report|graph))/.test(code)
const isOnlineAddress = (url: string): boolean => /^\/online\/(cgform|cgreport|graphreport|copyform|df\/)/.test(url)

/** Whether somebody may open something that was made online: a node of theirs leads to one, or a code opens or designs some. */
export const opensOnline = (nodes: readonly { readonly url: string | null }[], codes: readonly string[]): boolean =>
  nodes.some(({ url }) => isOnlineAddress(url ?? '')) || codes.some(isOnlineCode)

/** The hidden nodes of those addresses, behind all others: an address that the menu has itself goes before a pattern. */
export function toOnlineNodes(menu: readonly MenuNode[], language: Language): readonly MenuNode[] {
  const known = new Set<string>()
  const visit = (nodes: readonly MenuNode[]): void => {
    for (const { path, children = [] } of nodes) {
      known.add(path)
      visit(children)
    }
  }
  visit(menu)
  return onlineNodes.flatMap(({ path, component, title }) =>
    known.has(path) ? [] : [toNode(path, component, title[language])],
  )
}

const toNode = (path: string, component: string, title: string): MenuNode => ({
  id: toStableId('online', path),
  route: '1',
  path,
  name: toRouteName(path),
  component,
  redirect: null,
  hidden: true,
  meta: {
    keepAlive: false,
    internalOrExternal: false,
    title,
    componentName: component.split('/').at(-1) ?? null,
    icon: null,
    hideMenu: true,
  },
})
