import type { Module } from '../http/route.ts'
import { accountModule } from './account/module.ts'
import { announcementModule } from './announcement/module.ts'
import { dashboardModule } from './dashboard/module.ts'
import { dictionaryModule } from './dictionary/module.ts'
import { duplicateModule } from './duplicate/module.ts'
import { fileModule } from './file/module.ts'
import { health } from './health/routes.ts'
import { liveTableModule } from './live-table/module.ts'
import { logModule } from './log/module.ts'
import { organisationModule } from './organisation/module.ts'
import { permissionModule } from './permission/module.ts'
import { positionModule } from './position/module.ts'
import { preferenceModule } from './preference/module.ts'
import { roleModule } from './role/module.ts'
import { savedQueryModule } from './saved-query/module.ts'
import { settingsModule } from './settings/module.ts'
import { signInModule } from './sign-in/module.ts'
import { thirdLoginModule } from './third-login/module.ts'
import { userModule } from './user/module.ts'
import { verificationModule } from './verification/module.ts'

/** Every module of the server, in one explicit list. */
export const modules: readonly Module[] = [
  health,
  settingsModule,
  signInModule,
  thirdLoginModule,
  verificationModule,
  accountModule,
  organisationModule,
  positionModule,
  permissionModule,
  userModule,
  roleModule,
  dictionaryModule,
  duplicateModule,
  fileModule,
  logModule,
  savedQueryModule,
  liveTableModule,
  announcementModule,
  preferenceModule,
  dashboardModule,
]
