import { defineModule } from '../../http/index.ts'
import { designAccess, designCodes } from './access.ts'
import { authRoutes } from './auth/authRoutes.ts'
import { formRules } from './auth/rules.ts'
import { designRoutes } from './design/designRoutes.ts'
import { buttons } from './enhance/buttons.ts'
import { calls } from './enhance/calls.ts'
import { enhanceRoutes } from './enhance/enhanceRoutes.ts'
import { scripts } from './enhance/scripts.ts'
import { statements } from './enhance/statements.ts'
import { formRoutes } from './form/formRoutes.ts'
import { heads } from './form/heads.ts'
import { readingRoutes } from './form/readingRoutes.ts'
import { headTable } from './form/versions.ts'
import { rulesRoutes } from './rules/rulesRoutes.ts'
import { synchRoutes } from './tables/synchRoutes.ts'
import { tableRoutes } from './tables/tableRoutes.ts'

/** The designer of online forms: their descriptions, their tables, and who sees what of them (wire contract 1.14). */
export const onlineFormDesignModule = defineModule({
  id: 'online-form-design',
  section: '7.3',
  powers: designAccess.enhance.codes,
  designCodes,
  tables: [headTable, buttons.table, scripts.table, statements.table, calls.table, formRules.table],
  routes: [
    heads.routes,
    readingRoutes,
    formRoutes,
    designRoutes,
    synchRoutes,
    tableRoutes,
    buttons.routes,
    enhanceRoutes,
    rulesRoutes,
    authRoutes,
  ],
})
