import { createError, createFailure } from '../../../runtime/language/index.ts'
import { type Answer, logOperation, ok, type SignedInCall, texts } from '../../http/index.ts'
import { selectVisible, type Values } from '../../http/resource/index.ts'
import { testConnection } from './connect.ts'
import { findDatabaseType } from './databaseTypes.ts'
import { readPassword, toPlace } from './findPlace.ts'
import { dataSourceMessages } from './messages.ts'
import { checkPlace, dataSources, requirePasswordFor } from './resource.ts'

/** What a form says of the connection that it asks to test; what it leaves out is taken from the record of the id. */
export interface TestRequest {
  readonly id?: string
  readonly dbType?: string
  readonly dbDriver?: string
  readonly dbUrl?: string
  readonly dbName?: string
  readonly dbUsername?: string
  readonly dbPassword?: string
}

/** Tests the connection of a record, of a form, or of a form over a record (wire contract 1.10). */
export async function testDataSource(call: SignedInCall, request: TestRequest): Promise<Answer> {
  const { id = '', dbPassword: given = '', ...requested } = request
  const stored: Values = id === '' ? {} : await readStored(call, id)
  const place: Values = { ...stored, ...requested }
  checkPlace(place)
  requirePasswordFor(stored, place, given !== '')
  if (findDatabaseType(place.dbType)?.isConnectable !== true) throw createFailure(dataSourceMessages.noDriver)
  const password = given === '' ? readPassword(call, stored) : given
  const result = await testConnection(toPlace(place), { username: String(place.dbUsername ?? ''), password })
  await logOperation(call, {
    type: 'query',
    content: texts('测试数据源连接', 'Data source connection tested', '測試資料來源連線'),
    values: { id, dbUrl: place.dbUrl, isOk: result.isOk },
  })
  if (!result.isOk) throw createFailure(dataSourceMessages[result.word], { details: { code: result.code } })
  const { product, milliseconds } = result
  return ok({ product, milliseconds }, dataSourceMessages.connected, {
    details: { product, milliseconds: String(milliseconds) },
  })
}

async function readStored(call: SignedInCall, id: string): Promise<Values> {
  const visible = await selectVisible(dataSources.model, call)
  const row = await visible.selectAll(dataSources.model.table).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw createError('recordNotFound')
  return row
}
