import { createFailure } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import { texts } from '../../http/index.ts'
import { codePattern, described, resource, type Values } from '../../http/resource/index.ts'
import { findDatabaseType } from './databaseTypes.ts'
import { dataSourceMessages } from './messages.ts'
import { checkForeignUrl, parsePostgresUrl } from './parseUrl.ts'

/** What the password of a data source is encrypted for. */
export const passwordPurpose = 'sys_data_source.db_password'

/** Data sources as records (wire contract 1.10). The password goes in and never comes out (wire contract 5, A10). */
export const dataSources = resource({
  path: '/sys/dataSource',
  table: 'sysDataSource',
  model: 'system.data-source',
  title: texts('数据源', 'Data sources', '資料來源'),
  access: 'dataSource',
  act: 'power',
  tenant: { field: 'tenantId' },
  operations: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls'],
  secret: ['dbPassword'],
  fields: {
    code: {
      unique: texts('数据源编码已存在', 'This code is already in use.', '資料來源編碼已存在'),
      pattern: codePattern('数据源编码', '資料來源編碼'),
    },
    name: {},
    dbType: { length: 10 },
    dbDriver: { length: 100 },
    dbUrl: {},
    ...described('dbName', 'dbUsername'),
    dbPassword: { readable: false },
    remark: {},
  },
  hooks: {
    beforeSave: (values, before = {}, call) => {
      const stored = toStored(values, before, call)
      requirePasswordFor(before, { ...before, ...stored }, stored.dbPassword !== undefined)
      return stored
    },
  },
})

/** The values as they are kept: the password encrypted, and the present one where the form left it empty. */
function toStored({ dbPassword, ...given }: Values, before: Values, call: SignedInCall): Values {
  const values = withDriver(given, before)
  checkPlace({ ...before, ...values })
  if (typeof dbPassword !== 'string' || dbPassword === '') return values
  return { ...values, dbPassword: call.services.secrets.encrypt(dbPassword, passwordPurpose) }
}

/** A kind of database has its usual driver unless a request names another of them. */
function withDriver(values: Values, before: Values): Values {
  const isAnotherKind = values.dbType !== undefined && values.dbType !== before.dbType
  if (!isAnotherKind || (values.dbDriver ?? '') !== '') return values
  return { ...values, dbDriver: findDatabaseType(values.dbType)?.drivers[0] ?? null }
}

/** Refuses kinds, drivers and addresses that are not on the lists (wire contract 5, R4). */
export function checkPlace({ dbType, dbDriver, dbUrl }: Values): void {
  const type = findDatabaseType(dbType)
  if (type === undefined) throw createFailure(dataSourceMessages.wrongType)
  const driver = String(dbDriver ?? '')
  if (driver !== '' && !type.drivers.includes(driver))
    throw createFailure(dataSourceMessages.wrongDriver, { details: { known: type.drivers.join(', ') || '-' } })
  const url = String(dbUrl ?? '')
  if (type.isConnectable) parsePostgresUrl(url)
  else checkForeignUrl(url, type.schemes)
}

/** A stored password goes only where it was meant to: another address or user name needs it anew. */
export function requirePasswordFor(before: Values, after: Values, hasPassword: boolean): void {
  if (hasPassword || (before.dbPassword ?? null) === null) return
  const names = ['dbType', 'dbUrl', 'dbUsername'] as const
  if (names.some((name) => String(before[name] ?? '') !== String(after[name] ?? '')))
    throw createFailure(dataSourceMessages.passwordAgain)
}
