import type { PageInstance } from '../runtime/page/pageInstance.tsx'

const users = [
  { id: 'u2', username: 'grace', realname: 'Grace Hopper' },
  { id: 'u3', username: 'edsger', realname: 'Edsger Dijkstra' },
]

/** Stands for the picker page of users: the person chooses the same two each time. */
export const openPicker: PageInstance['open'] = ({ page }) =>
  Promise.resolve(page === 'system.user-picker' ? { result: users } : null)
