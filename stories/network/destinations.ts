/** What a menu may open, as the server lists it. */
export const destinations: readonly Readonly<Record<string, string>>[] = [
  {
    kind: 'page',
    title: 'Users',
    url: '/isystem/user',
    page: 'system.user',
    component: 'system/UserList',
    icon: 'user',
  },
  { kind: 'form', title: 'Orders', url: '/online/cgformList/orders', componentName: 'OnlineAutoList', icon: 'table' },
  { kind: 'report', title: 'Sales', url: '/online/cgreport/sales', icon: 'file-text' },
]
