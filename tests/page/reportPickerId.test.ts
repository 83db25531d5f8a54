import { expect, test } from 'vitest'
import { splitPageId } from '../../runtime/page/derivedPage.ts'
import { readReportPart, toReportPickerId } from '../../runtime/page/reportPickerId.ts'

test.each([
  [{ code: 'sales' }, 'report-picker#sales'],
  [{ code: 'sales', group: 'a' }, 'report-picker#sales?group=a'],
  [{ code: 'a#b?group=c/ü', group: 'x&y#z' }, 'report-picker#a%23b%3Fgroup%3Dc%2F%C3%BC?group=x%26y%23z'],
])('%j is chosen on the page %s, and read from it', (request, id) => {
  expect(toReportPickerId(request)).toBe(id)
  expect(readReportPart(splitPageId(id).part ?? '')).toEqual(request)
})
