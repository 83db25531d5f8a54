import { homePath, signInPath } from '../../session/index.ts'

type Parameters = Readonly<Record<string, string>>

/** An address that the app knows without the server's menu, by the component name that stands for its page. */
export interface OwnRoute {
  readonly path: string
  readonly component: string
  /** The page that it opens where no page claims the component, by the parts of the address. */
  readonly page?: (parameters: Parameters) => string
}

const partOf = ({ code = '' }: Parameters): string => encodeURIComponent(code)
const onlineForm = (parameters: Parameters): string => `online-form#${partOf(parameters)}`
const record = ({ table = '', id = '' }: Parameters): string =>
  `online-form-record#${encodeURIComponent(table)}?id=${encodeURIComponent(id)}`

/**
 * The routes of specification 2.1 and 2.6 that menus of existing servers leave out, and the addresses under which they
 * open what is made online (wire contract 1.13 to 1.15). A page claims a component name by its `menu.components`; what is
 * made online has pages that are derived from it.
 */
export const ownRoutes: readonly OwnRoute[] = [
  { path: '/dashboard/workbench', component: 'dashboard/Workbench' },
  { path: '/dashboard/monitor', component: 'dashboard/Monitor' },
  { path: '/dashboard/workplace', component: 'dashboard/Workplace' },
  { path: '/subscribe/index', component: 'SubscribeHome' },
  { path: '/isps/userAnnouncement', component: 'system/UserAnnouncementList' },
  { path: '/account/center', component: 'account/center/Index' },
  { path: '/account/settings/base', component: 'account/settings/BaseSetting' },
  { path: '/account/settings/binding', component: 'account/settings/Binding' },
  { path: '/account/settings/notification', component: 'account/settings/Notification' },
  { path: '/account/settings/security', component: 'account/settings/Security' },
  { path: '/account/settings/avatar', component: 'account/settings/AvatarModal' },
  { path: '/exception/403', component: 'exception/403' },
  { path: '/exception/404', component: 'exception/404' },
  { path: '/exception/500', component: 'exception/500' },
  { path: '/online/cgformList/:code', component: 'online/cgformList', page: onlineForm },
  { path: '/online/cgformTreeList/:code', component: 'online/cgformTreeList', page: onlineForm },
  { path: '/online/cgformErpList/:code', component: 'online/cgformErpList', page: onlineForm },
  { path: '/online/cgformTabList/:code', component: 'online/cgformTabList', page: onlineForm },
  { path: '/online/cgformInnerTableList/:code', component: 'online/cgformInnerTableList', page: onlineForm },
  { path: '/online/df/:table/:id', component: 'online/df', page: record },
  { path: '/online/copyform/:code', component: 'online/copyform', page: onlineForm },
  {
    path: '/online/cgreport/:code',
    component: 'online/cgreport',
    page: (parameters) => `online-report#${partOf(parameters)}`,
  },
  {
    path: '/online/graphreport/chart/:code',
    component: 'online/graphreport',
    page: (parameters) => `graph-report#${partOf(parameters)}`,
  },
  {
    path: '/online/graphreport/templet/:code',
    component: 'online/graphTemplet',
    page: (parameters) => `graph-templet#${partOf(parameters)}`,
  },
]

/** Addresses that lead to others (specification 2.1). */
export const redirects: ReadonlyMap<string, string> = new Map([
  ['/', homePath],
  ['/user', signInPath],
  ['/subscribe', '/subscribe/index'],
  ['/account/settings', '/account/settings/base'],
  ['/account', '/account/center'],
])
