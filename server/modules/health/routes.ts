import { anonymous, defineModule, raw, route } from '../../http/index.ts'

/** Says that the server is up: it listens only once migrations and packs are in (design section 7). */
export const health = defineModule({
  id: 'health',
  section: '7',
  routes: [
    route(
      'GET',
      '/health',
      anonymous('Watchers of the process have no account, and the answer says nothing else.'),
      () => raw({ status: 'ok' }),
    ),
  ],
})
