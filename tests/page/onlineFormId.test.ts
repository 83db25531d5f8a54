import { expect, test } from 'vitest'
import { splitPageId } from '../../runtime/page/derivedPage.ts'
import {
  readOnlineFormPart,
  readOnlineFormRecordPart,
  toOnlineFormId,
  toOnlineFormRecordId,
} from '../../runtime/page/onlineFormId.ts'

const partOf = (id: string): string => splitPageId(id).part ?? ''

test.each([
  [{ code: 'orders' }, 'online-form#orders'],
  [{ code: 'orders$1', sub: 'items' }, 'online-form#orders%241/items'],
  [{ code: 'a/b', sub: 'c#d' }, 'online-form#a%2Fb/c%23d'],
])('the list of %j is %s', (form, id) => {
  expect(toOnlineFormId(form)).toBe(id)
  expect(readOnlineFormPart(partOf(id))).toEqual(form)
})

test.each([
  [{ table: 'orders' }, 'online-form-record#orders'],
  [{ table: 'orders', id: '7?id=8' }, 'online-form-record#orders?id=7%3Fid%3D8'],
])('the record of %j is %s', (record, id) => {
  expect(toOnlineFormRecordId(record)).toBe(id)
  expect(readOnlineFormRecordPart(partOf(id))).toEqual(record)
})

test('what is derived has parts of its own, such as the form of its list', () => {
  expect(splitPageId('online-form#orders/items#form')).toEqual({ pageId: 'online-form', part: 'orders/items#form' })
  expect(splitPageId('system.user#form')).toEqual({ pageId: 'system.user', part: 'form' })
  expect(splitPageId('system.user')).toEqual({ pageId: 'system.user', part: undefined })
})
