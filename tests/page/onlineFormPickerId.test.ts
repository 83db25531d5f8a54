import { expect, test } from 'vitest'
import { splitPageId } from '../../runtime/page/derivedPage.ts'
import { readOnlineFormPickerPart, toOnlineFormPickerId } from '../../runtime/page/onlineFormPickerId.ts'

test.each([
  [{ code: 'shop_order' }, 'online-form-picker#shop_order'],
  [{ code: 'shop_order', columns: ['number', 'customer'] }, 'online-form-picker#shop_order?columns=number,customer'],
  [{ code: 'a#b?c', columns: ['x,y', 'z'] }, 'online-form-picker#a%23b%3Fc?columns=x%2Cy,z'],
])('%o is %s, and back', (request, id) => {
  expect(toOnlineFormPickerId(request)).toBe(id)
  expect(readOnlineFormPickerPart(splitPageId(id).part ?? '')).toEqual(request)
})
