import { defineModule } from '../../http/index.ts'
import { openRoutes } from './openRoutes.ts'
import { ownRoutes } from './ownRoutes.ts'

/** Accounts as their owners have them: making one, getting back into it, and keeping it. */
export const accountModule = defineModule({ id: 'account', section: '7.1', routes: [openRoutes, ownRoutes] })
