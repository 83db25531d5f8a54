import type { Migration } from 'kysely/migration'
import { accounts } from './0001-accounts.ts'
import { menus } from './0002-menus.ts'
import { dictionaries } from './0003-dictionaries.ts'
import { sessions } from './0004-sessions.ts'
import { logs } from './0005-logs.ts'
import { files } from './0006-files.ts'
import { packs } from './0007-packs.ts'
import { savedQueries } from './0008-saved-queries.ts'
import { organisation } from './0009-organisation.ts'
import { verificationCodes } from './0010-verification-codes.ts'
import { announcements } from './0011-announcements.ts'
import { positions } from './0012-positions.ts'
import { dataRules } from './0013-data-rules.ts'
import { departments } from './0014-departments.ts'
import { categoriesAndRules } from './0015-categories-rules.ts'
import { jobs } from './0016-jobs.ts'
import { gateway } from './0017-gateway.ts'
import { dataSources } from './0018-data-sources.ts'
import { messages } from './0019-messages.ts'
import { dataLog } from './0020-data-log.ts'
import { site } from './0021-site.ts'
import { logIndexes } from './0024-log-indexes.ts'
import { grantedPermissions } from './0025-granted-permissions.ts'
import { tenantsOfRecords } from './0026-tenants-of-records.ts'
import { runOwners } from './0027-run-holders.ts'
import { onlineForms } from './0028-online-forms.ts'
import { onlineReports } from './0029-online-reports.ts'
import { graphReports } from './0030-graph-reports.ts'
import { pages } from './0031-pages.ts'
import { siteForms } from './0032-site-forms.ts'
import { accessFunction } from './0033-access-function.ts'
import { changeNotices } from './0034-change-notices.ts'
import { accessOfTenants } from './0035-access-of-tenants.ts'
import { tenantsOfWork } from './0036-tenants-of-work.ts'
import { signInAttempts } from './0037-sign-in-attempts.ts'
import { fileAccess } from './0038-file-access.ts'
import { operationsOfNodes } from './0039-operations-of-nodes.ts'
import { usedUsernames } from './0040-used-usernames.ts'
import { usedOrgCodes } from './0041-used-org-codes.ts'
import { mailboxesInLowerCase } from './0042-mailboxes-in-lower-case.ts'
import { textsOfRecords } from './0044-texts-of-records.ts'
import { reportCharts } from './0045-report-charts.ts'
import { removedRecords } from './0050-removed-records.ts'
import { installation } from './0052-installation.ts'
import { events } from './0053-events.ts'
import { textsOfOnline } from './0060-texts-of-online.ts'
import { idempotencyKeys } from './0070-idempotency-keys.ts'
import { keptPacks } from './0075-kept-packs.ts'
import { keysOfStrangers } from './0080-keys-of-strangers.ts'
import { liveTables } from './0083-live-tables.ts'
import { formTableRules } from './0086-form-table-rules.ts'
import { publicReportColumns } from './0087-public-report-columns.ts'
import { openGraphReports } from './0088-open-graph-reports.ts'

/** Every migration by its string id, in the order in which they run. New ones go to the end; none is ever edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-menus': menus,
  '0003-dictionaries': dictionaries,
  '0004-sessions': sessions,
  '0005-logs': logs,
  '0006-files': files,
  '0007-packs': packs,
  '0008-saved-queries': savedQueries,
  '0009-organisation': organisation,
  '0010-verification-codes': verificationCodes,
  '0011-announcements': announcements,
  '0012-positions': positions,
  '0013-data-rules': dataRules,
  '0014-departments': departments,
  '0015-categories-rules': categoriesAndRules,
  '0016-jobs': jobs,
  '0017-gateway': gateway,
  '0018-data-sources': dataSources,
  '0019-messages': messages,
  '0020-data-log': dataLog,
  '0021-site': site,
  '0024-log-indexes': logIndexes,
  '0025-granted-permissions': grantedPermissions,
  '0026-tenants-of-records': tenantsOfRecords,
  '0027-run-holders': runOwners,
  '0028-online-forms': onlineForms,
  '0029-online-reports': onlineReports,
  '0030-graph-reports': graphReports,
  '0031-pages': pages,
  '0032-site-forms': siteForms,
  '0033-access-function': accessFunction,
  '0034-change-notices': changeNotices,
  '0035-access-of-tenants': accessOfTenants,
  '0036-tenants-of-work': tenantsOfWork,
  '0037-sign-in-attempts': signInAttempts,
  '0038-file-access': fileAccess,
  '0039-operations-of-nodes': operationsOfNodes,
  '0040-used-usernames': usedUsernames,
  '0041-used-org-codes': usedOrgCodes,
  '0042-mailboxes-in-lower-case': mailboxesInLowerCase,
  '0044-texts-of-records': textsOfRecords,
  '0045-report-charts': reportCharts,
  '0050-removed-records': removedRecords,
  '0052-installation': installation,
  '0053-events': events,
  '0060-texts-of-online': textsOfOnline,
  '0070-idempotency-keys': idempotencyKeys,
  '0075-kept-packs': keptPacks,
  '0080-keys-of-strangers': keysOfStrangers,
  '0083-live-tables': liveTables,
  '0086-form-table-rules': formTableRules,
  '0087-public-report-columns': publicReportColumns,
  '0088-open-graph-reports': openGraphReports,
}
