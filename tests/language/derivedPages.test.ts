import { expect, test } from 'vitest'
import { isDerivedPage } from '../../runtime/language/derivedPages.ts'

test.each([
  ['online-form#orders', true],
  ['online-form#orders#form', true],
  ['report-picker#sales?group=a', true],
  ['online-form', false],
  ['online-forms#orders', false],
  ['shop.order#form', false],
  ['shop.order', false],
])('the page %s is made of what the server says: %s', (id, isDerived) => expect(isDerivedPage(id)).toBe(isDerived))
