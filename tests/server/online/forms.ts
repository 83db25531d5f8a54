import { createId } from '../../../server/db/id.ts'
import type { Connection } from '../../../server/db/schema.ts'
import type { SignedInCall } from '../../../server/http/call.ts'
import { synchronise } from '../../../server/online/form/synchronise.ts'

type Given = Readonly<Record<string, unknown>>

/** A form of a test: its head, and its fields by name with what differs from a plain text. */
export interface TestForm {
  readonly head: Given & { readonly tableName: string }
  readonly fields: Readonly<Record<string, Given>>
  readonly indexes?: readonly Given[]
  readonly buttons?: readonly Given[]
}

const systemFields: Readonly<Record<string, Given>> = {
  id: { dbType: 'string', dbLength: 36, dbIsKey: 1, dbIsNull: 0, isShowForm: 0, isShowList: 0 },
  create_by: { dbType: 'string', dbLength: 50, isShowForm: 0, isShowList: 0 },
  create_time: { dbType: 'Datetime', fieldShowType: 'datetime', isShowForm: 0, isShowList: 0 },
  update_by: { dbType: 'string', dbLength: 50, isShowForm: 0, isShowList: 0 },
  update_time: { dbType: 'Datetime', fieldShowType: 'datetime', isShowForm: 0, isShowList: 0 },
  sys_org_code: { dbType: 'string', dbLength: 64, isShowForm: 0, isShowList: 0 },
}

/** Stores the description of a form as the designer does; gives the id of its head. */
async function describeForm(db: Connection, { head, fields, indexes = [], buttons = [] }: TestForm): Promise<string> {
  const id = createId()
  await db
    .insertInto('onlCgformHead')
    .values({ tableTxt: head.tableName, ...head, id } as never)
    .execute()
  const all = Object.entries({ ...systemFields, ...fields })
  await db
    .insertInto('onlCgformField')
    .values(
      all.map(
        ([dbFieldName, field], orderNum) =>
          ({ dbFieldTxt: dbFieldName, orderNum, ...field, dbFieldName, id: createId(), cgformHeadId: id }) as never,
      ),
    )
    .execute()
  for (const index of indexes)
    await db
      .insertInto('onlCgformIndex')
      .values({ ...index, id: createId(), cgformHeadId: id } as never)
      .execute()
  for (const button of buttons)
    await db
      .insertInto('onlCgformButton')
      .values({ ...button, id: createId(), cgformHeadId: id } as never)
      .execute()
  return id
}

/** Describes forms and makes their tables, as the call `doDbSynch` does. */
export async function makeForms(db: Connection, ...forms: readonly TestForm[]): Promise<readonly string[]> {
  const ids: string[] = []
  for (const form of forms) ids.push(await describeForm(db, form))
  for (const id of ids) await synchronise(byAdministrator(db), id, 'normal')
  return ids
}

/** What a synchronisation needs of a call. */
function byAdministrator(db: Connection): SignedInCall {
  return {
    db,
    user: { id: 'tester', username: 'tester', realname: 'Tester', orgCode: null, relTenantIds: null },
    tenantId: 0,
    language: 'en',
    services: { tables: { list: () => [] } },
    request: { cameAt: performance.now(), ip: '127.0.0.1', method: 'POST', url: '/test', routeOptions: {} },
    access: async () => ({ isAdmin: true, codes: new Set(), rules: [], has: () => true }),
  } as unknown as SignedInCall
}

/** An order with items and one delivery, as descriptions of a main table and two sub tables. */
export const orderForms: readonly TestForm[] = [
  {
    head: { tableName: 'demo_order', tableTxt: 'Orders', tableType: 2, subTableStr: 'demo_order_item,demo_order_way' },
    fields: {
      code: { dbFieldTxt: 'Order no.', fieldMustInput: '1', fieldValidType: 'only', isQuery: 1 },
      customer: { dbFieldTxt: 'Customer', dbLength: 60, isQuery: 1, queryMode: 'like' },
      sex: { dbFieldTxt: 'Sex', fieldShowType: 'list', dictField: 'sex' },
      placed: { dbFieldTxt: 'Placed on', dbType: 'Date', fieldShowType: 'date', isQuery: 1, queryMode: 'group' },
      total: { dbFieldTxt: 'Total', dbType: 'BigDecimal', dbLength: 10, dbPointLength: 2 },
      seller: { dbFieldTxt: 'Seller', fieldShowType: 'sel_user', dbLength: 100 },
      secretWord: { dbFieldTxt: 'Password', fieldShowType: 'password', dbLength: 16 },
      writer: { dbFieldTxt: 'Writer', fieldDefaultValue: '#{sysUserCode}' },
    },
  },
  {
    head: { tableName: 'demo_order_item', tableTxt: 'Items', tableType: 3, relationType: 0, tabOrderNum: 1 },
    fields: {
      order_id: {
        dbFieldTxt: 'Order',
        dbLength: 36,
        mainTable: 'demo_order',
        mainField: 'id',
        isShowForm: 0,
        isShowList: 0,
      },
      goods: { dbFieldTxt: 'Goods', fieldMustInput: '1' },
      amount: { dbFieldTxt: 'Amount', dbType: 'int' },
    },
  },
  {
    head: { tableName: 'demo_order_way', tableTxt: 'Delivery', tableType: 3, relationType: 1, tabOrderNum: 2 },
    fields: {
      order_id: {
        dbFieldTxt: 'Order',
        dbLength: 36,
        mainTable: 'demo_order',
        mainField: 'id',
        isShowForm: 0,
        isShowList: 0,
      },
      city: { dbFieldTxt: 'City' },
    },
  },
]
