import type { Module } from '../http/index.ts'
import { aboutModule } from './about/module.ts'
import { accountModule } from './account/module.ts'
import { actuatorModule } from './actuator/module.ts'
import { announcementModule } from './announcement/module.ts'
import { categoryModule } from './category/module.ts'
import { checkRuleModule } from './check-rule/module.ts'
import { dashboardModule } from './dashboard/module.ts'
import { dataLogModule } from './data-log/module.ts'
import { dataSourceModule } from './data-source/module.ts'
import { departModule } from './depart/module.ts'
import { departRoleModule } from './depart-role/module.ts'
import { dictionaryModule } from './dictionary/module.ts'
import { duplicateModule } from './duplicate/module.ts'
import { eventModule } from './event/module.ts'
import { fileModule } from './file/module.ts'
import { fillRuleModule } from './fill-rule/module.ts'
import { gatewayModule } from './gateway/module.ts'
import { graphReportModule } from './graph-report/module.ts'
import { health } from './health/routes.ts'
import { installationModule } from './installation/module.ts'
import { jobModule } from './job/module.ts'
import { liveTableModule } from './live-table/module.ts'
import { logModule } from './log/module.ts'
import { menuDestinationModule } from './menu-destination/module.ts'
import { messageModule } from './message/module.ts'
import { mockModule } from './mock/module.ts'
import { onlineModule } from './online/module.ts'
import { onlineFormModule } from './online-form/module.ts'
import { onlineFormDesignModule } from './online-form-design/module.ts'
import { onlineQueryModule } from './online-query/module.ts'
import { onlineReportModule } from './online-report/module.ts'
import { organisationModule } from './organisation/module.ts'
import { packListModule } from './pack/module.ts'
import { pageModule } from './page/module.ts'
import { permissionModule } from './permission/module.ts'
import { positionModule } from './position/module.ts'
import { preferenceModule } from './preference/module.ts'
import { proxyModule } from './proxy/module.ts'
import { roleModule } from './role/module.ts'
import { savedQueryModule } from './saved-query/module.ts'
import { securityModule } from './security/module.ts'
import { settingsModule } from './settings/module.ts'
import { signInModule } from './sign-in/module.ts'
import { siteModule } from './site/module.ts'
import { tenantModule } from './tenant/module.ts'
import { thirdLoginModule } from './third-login/module.ts'
import { todoModule } from './todo/module.ts'
import { userModule } from './user/module.ts'
import { userAgentModule } from './user-agent/module.ts'
import { verificationModule } from './verification/module.ts'

/** Every module of the server, in one explicit list. */
export const modules: readonly Module[] = [
  health,
  settingsModule,
  aboutModule,
  signInModule,
  thirdLoginModule,
  verificationModule,
  accountModule,
  organisationModule,
  departModule,
  departRoleModule,
  positionModule,
  permissionModule,
  menuDestinationModule,
  pageModule,
  packListModule,
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
  eventModule,
  todoModule,
  dashboardModule,
  jobModule,
  gatewayModule,
  proxyModule,
  dataSourceModule,
  messageModule,
  dataLogModule,
  categoryModule,
  checkRuleModule,
  fillRuleModule,
  tenantModule,
  userAgentModule,
  actuatorModule,
  onlineModule,
  securityModule,
  siteModule,
  installationModule,
  onlineFormModule,
  onlineFormDesignModule,
  graphReportModule,
  onlineReportModule,
  onlineQueryModule,
  mockModule,
]
