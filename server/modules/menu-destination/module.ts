import { code, defineModule, route } from '../../http/index.ts'
import { listDestinations } from './listDestinations.ts'

/** What an entry of the menu may open: ours beside the calls of the menu (wire contract 1.5). */
export const menuDestinationModule = defineModule({
  id: 'menu-destination',
  section: '7.2',
  routes: [
    route('GET', '/sys/permission/destinations', code('permission:add', 'permission:edit'), (call) =>
      listDestinations(call),
    ),
  ],
})
