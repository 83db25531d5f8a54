import { expect, test } from 'vitest'
import { parseBrand, toBrand, toWindowTitle } from '../../runtime/shell/brand/brand.ts'
import { parseSite } from '../../runtime/shell/site.ts'

test('a site stands in place of the product in all that it says of itself', () => {
  const site = parseBrand({ name: ' Harbour ', title: 'Harbour desk', logo: 'site/harbour_1.png', icp: 'x' })
  expect(toBrand(site, 'Product')).toEqual({ name: 'Harbour', title: 'Harbour desk', logo: 'site/harbour_1.png' })
})

test('what a site leaves open is its name, and then the product', () => {
  expect(toBrand(parseBrand({ name: 'Harbour' }), 'Product')).toEqual({ name: 'Harbour', title: 'Harbour', logo: null })
  expect(toBrand(parseBrand({ logo: 'a.png' }), 'Product')).toEqual({
    name: 'Product',
    title: 'Product',
    logo: 'a.png',
  })
  expect(toBrand(null, 'Product')).toEqual({ name: 'Product', title: 'Product', logo: null })
})

test.each([null, undefined, 'text', 7, [], {}, { name: '', title: ' ', logo: null }, { name: 1, logo: {} }])(
  '%j names no site',
  (answer) => expect(parseBrand(answer)).toBeNull(),
)

test('the window is named after the page and the title of the site', () => {
  expect(toWindowTitle('Users', { title: 'Harbour desk' })).toBe('Users - Harbour desk')
  expect(toWindowTitle(null, { title: 'Harbour desk' })).toBe('Harbour desk')
})

test('the site comes with what the server says before anybody signs in', () => {
  expect(parseSite({ site: { name: 'Harbour', title: null, logo: null } }, false).brand?.name).toBe('Harbour')
  expect(parseSite({ site: null }, false).brand).toBeNull()
})
