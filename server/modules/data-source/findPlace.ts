import { createFailure } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import type { SignedInCall } from '../../http/index.ts'
import { narrowToTenant, type Values } from '../../http/resource/index.ts'
import type { Credentials } from './connect.ts'
import { findDatabaseType } from './databaseTypes.ts'
import { dataSourceMessages } from './messages.ts'
import { type DatabasePlace, parsePostgresUrl } from './parseUrl.ts'
import { checkPlace, passwordPurpose } from './resource.ts'

/** Where a registered data source is, and as whom the server asks it; the password leaves the server to that place alone. */
export interface DataSourcePlace {
  readonly id: string
  readonly place: DatabasePlace
  readonly credentials: Credentials
}

/**
 * Finds a data source of the call's tenant by its code, for calls that ask it something; undefined when there is none.
 * Throws for kinds without a driver.
 */
export async function findDataSource(call: SignedInCall, code: string): Promise<DataSourcePlace | undefined> {
  const all = toDynamic(call.db).selectFrom('sysDataSource').where('code', '=', code)
  const row = await (await narrowToTenant(all, { field: 'tenantId' }, call)).selectAll().executeTakeFirst()
  if (row === undefined) return undefined
  if (findDatabaseType(row.dbType)?.isConnectable !== true) throw createFailure(dataSourceMessages.noDriver)
  checkPlace(row)
  const credentials = { username: String(row.dbUsername ?? ''), password: readPassword(call, row) }
  return { id: String(row.id), place: toPlace(row), credentials }
}

/** Where the database of a record is: the name beside an address stands for one that the address leaves out. */
export function toPlace({ dbUrl, dbName }: Values): DatabasePlace {
  const place = parsePostgresUrl(String(dbUrl))
  return { ...place, database: place.database || String(dbName ?? '') || 'postgres' }
}

/** The password of a record, empty for none; throws when the key of this server does not read it. */
export function readPassword({ services }: SignedInCall, { dbPassword }: Values): string {
  const password = typeof dbPassword === 'string' ? services.secrets.decrypt(dbPassword, passwordPurpose) : ''
  if (password === undefined) throw createFailure(dataSourceMessages.passwordLost)
  return password
}
