import type { Kysely, Transaction } from 'kysely'
import type { SysAnnouncementSendTable, SysAnnouncementTable } from './tables/announcement.ts'
import type { SysCategoryTable } from './tables/category.ts'
import type { SysDataLogTable } from './tables/dataLog.ts'
import type { SysGrantedPermissionView, SysPermissionDataRuleTable } from './tables/dataRule.ts'
import type { SysDataSourceTable } from './tables/dataSource.ts'
import type {
  SysDepartPermissionTable,
  SysDepartRolePermissionTable,
  SysDepartRoleTable,
  SysDepartRoleUserTable,
} from './tables/departRole.ts'
import type { SysDictItemTable, SysDictTable } from './tables/dictionary.ts'
import type { SysEventTable } from './tables/event.ts'
import type { SysFileReferenceTable, SysFileShownTable, SysFileTable } from './tables/file.ts'
import type { SysGatewayRouteTable } from './tables/gateway.ts'
import type {
  OnlGraphreportHeadTable,
  OnlGraphreportItemTable,
  OnlGraphreportParamsTable,
  OnlGraphreportTempletItemTable,
  OnlGraphreportTempletTable,
} from './tables/graphReport.ts'
import type { SysIdempotencyKeyTable } from './tables/idempotencyKey.ts'
import type { SysInstallationTable } from './tables/installation.ts'
import type { SysJobRunTable, SysQuartzJobTable } from './tables/job.ts'
import type { SysLogTable } from './tables/log.ts'
import type { SysMessageTable, SysMessageTemplateTable } from './tables/message.ts'
import type {
  OnlAuthDataTable,
  OnlAuthPageTable,
  OnlAuthRelationTable,
  OnlCgformButtonTable,
  OnlCgformEnhanceJavaTable,
  OnlCgformEnhanceJsTable,
  OnlCgformEnhanceSqlTable,
  OnlCgformFieldTable,
  OnlCgformHeadTable,
  OnlCgformIndexTable,
} from './tables/onlineForm.ts'
import type { OnlCgreportHeadTable, OnlCgreportItemTable, OnlCgreportParamTable } from './tables/onlineReport.ts'
import type { OnlTextTable } from './tables/onlineText.ts'
import type { SysDepartTable, SysTenantTable, SysUsedOrgCodeTable, SysUserDepartTable } from './tables/organisation.ts'
import type { PackInstallTable, SysPackTable } from './tables/pack.ts'
import type { SysPageTable } from './tables/page.ts'
import type { SysPermissionTable } from './tables/permission.ts'
import type { SysPositionTable } from './tables/position.ts'
import type { SysUserPreferenceTable } from './tables/preference.ts'
import type { SysRemovedTable } from './tables/removed.ts'
import type { SysRolePermissionTable, SysRoleTable } from './tables/role.ts'
import type { SysCheckRuleTable, SysFillRuleTable, SysSerialNumberTable } from './tables/rule.ts'
import type { SysSavedQueryTable } from './tables/savedQuery.ts'
import type { SysCaptchaTable, SysSessionTable, SysSignInAttemptTable } from './tables/session.ts'
import type { SysSettingTable } from './tables/setting.ts'
import type { SiteDictTable, SiteInfoTable } from './tables/site.ts'
import type { SysThirdAccountTable } from './tables/thirdAccount.ts'
import type { SysUsedUsernameTable, SysUserRoleTable, SysUserTable } from './tables/user.ts'
import type { SysUserAgentTable } from './tables/userAgent.ts'
import type { SysTicketTable, SysVerificationCodeTable } from './tables/verification.ts'

/** The tables of the server; names are camelCase here and snake_case in the database. */
export interface Database {
  sysUser: SysUserTable
  sysUsedOrgCode: SysUsedOrgCodeTable
  sysUsedUsername: SysUsedUsernameTable
  sysUserRole: SysUserRoleTable
  sysRole: SysRoleTable
  sysRolePermission: SysRolePermissionTable
  sysPermission: SysPermissionTable
  sysPermissionDataRule: SysPermissionDataRuleTable
  sysGrantedPermission: SysGrantedPermissionView
  sysDepart: SysDepartTable
  sysUserDepart: SysUserDepartTable
  sysDepartPermission: SysDepartPermissionTable
  sysDepartRole: SysDepartRoleTable
  sysDepartRolePermission: SysDepartRolePermissionTable
  sysDepartRoleUser: SysDepartRoleUserTable
  sysTenant: SysTenantTable
  sysPosition: SysPositionTable
  sysDict: SysDictTable
  sysDictItem: SysDictItemTable
  sysLog: SysLogTable
  sysRemoved: SysRemovedTable
  sysSavedQuery: SysSavedQueryTable
  sysSession: SysSessionTable
  sysSignInAttempt: SysSignInAttemptTable
  sysCaptcha: SysCaptchaTable
  sysVerificationCode: SysVerificationCodeTable
  sysTicket: SysTicketTable
  sysThirdAccount: SysThirdAccountTable
  sysSetting: SysSettingTable
  sysFile: SysFileTable
  sysFileReference: SysFileReferenceTable
  sysFileShown: SysFileShownTable
  sysAnnouncement: SysAnnouncementTable
  sysAnnouncementSend: SysAnnouncementSendTable
  sysUserPreference: SysUserPreferenceTable
  sysQuartzJob: SysQuartzJobTable
  sysJobRun: SysJobRunTable
  sysGatewayRoute: SysGatewayRouteTable
  sysDataSource: SysDataSourceTable
  sysMessageTemplate: SysMessageTemplateTable
  sysMessage: SysMessageTable
  sysDataLog: SysDataLogTable
  sysCategory: SysCategoryTable
  sysCheckRule: SysCheckRuleTable
  sysFillRule: SysFillRuleTable
  sysSerialNumber: SysSerialNumberTable
  sysUserAgent: SysUserAgentTable
  siteInfo: SiteInfoTable
  sysInstallation: SysInstallationTable
  onlText: OnlTextTable
  sysEvent: SysEventTable
  sysIdempotencyKey: SysIdempotencyKeyTable
  siteDict: SiteDictTable
  sysPage: SysPageTable
  packInstall: PackInstallTable
  sysPack: SysPackTable
  onlGraphreportHead: OnlGraphreportHeadTable
  onlGraphreportItem: OnlGraphreportItemTable
  onlGraphreportParams: OnlGraphreportParamsTable
  onlGraphreportTemplet: OnlGraphreportTempletTable
  onlGraphreportTempletItem: OnlGraphreportTempletItemTable
  onlCgformHead: OnlCgformHeadTable
  onlCgformField: OnlCgformFieldTable
  onlCgformIndex: OnlCgformIndexTable
  onlCgformButton: OnlCgformButtonTable
  onlCgformEnhanceJs: OnlCgformEnhanceJsTable
  onlCgformEnhanceSql: OnlCgformEnhanceSqlTable
  onlCgformEnhanceJava: OnlCgformEnhanceJavaTable
  onlAuthData: OnlAuthDataTable
  onlAuthPage: OnlAuthPageTable
  onlAuthRelation: OnlAuthRelationTable
  onlCgreportHead: OnlCgreportHeadTable
  onlCgreportItem: OnlCgreportItemTable
  onlCgreportParam: OnlCgreportParamTable
}

/**
 * A connection to the database, or a transaction on it. Inside a transaction use only the transaction: the embedded
 * database has one connection, so a query beside it would wait forever.
 */
export type Connection = Kysely<Database> | Transaction<Database>
