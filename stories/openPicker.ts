import type { PageInstance } from '../runtime/page/pageInstance.tsx'

const users = [
  { id: 'u2', username: 'grace', realname: 'Grace Hopper' },
  { id: 'u3', username: 'edsger', realname: 'Edsger Dijkstra' },
]

/** What a person chooses on each picker page: the same each time. */
const chosen: Readonly<Record<string, readonly unknown[]>> = {
  'system.user-picker': users,
  'system.user-by-depart-picker': users,
  'system.role-picker': [
    { id: '1', roleCode: 'admin', roleName: 'Administrator' },
    { id: '2', roleCode: 'audit', roleName: 'Auditor' },
  ],
  'report-picker#sales': [
    { number: 'S-002', customer: 'Grace Hopper', amount: 25 },
    { number: 'S-003', customer: 'Edsger Dijkstra', amount: 37.5 },
  ],
  'report-picker#sale?group=sales': [{ number: 'S-002', customer: 'Grace Hopper', amount: 25 }],
  'online-form-picker#shop_customer?columns=name,city': [
    { id: 'c2', name: 'Grace Hopper', city: 'New York' },
    { id: 'c3', name: 'Edsger Dijkstra', city: 'Rotterdam' },
  ],
  'online-form-picker#shop_customer?columns=name,city,portrait': [{ id: 'c2', name: 'Grace Hopper', city: 'New York' }],
  'system.position-picker': [
    { id: 'p1', code: 'director', name: 'Director' },
    { id: 'p2', code: 'clerk', name: 'Clerk' },
  ],
}

/** Stands for the picker pages; a page that is not among them is dismissed. */
export const openPicker: PageInstance['open'] = ({ page }) => {
  const result = chosen[page]
  return Promise.resolve(result ? { result } : null)
}
