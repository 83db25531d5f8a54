import { expect, test } from 'vitest'
import { toHeaderContent } from '../../runtime/shell/main/headerContent.ts'

const wide = { isMobile: false, isTop: false, isHome: false, hasWelcome: false, hasHeaderName: false }

test('the header welcomes at home and says elsewhere where somebody is', () => {
  expect(toHeaderContent({ ...wide, isHome: true })).toBe('welcome')
  expect(toHeaderContent(wide)).toBe('trail')
  expect(toHeaderContent({ ...wide, isMobile: true, isHome: true })).toBe('name')
  expect(toHeaderContent({ ...wide, isMobile: true })).toBe('title')
})

test('a site that wants its welcome everywhere shows it on every page', () => {
  expect(toHeaderContent({ ...wide, hasWelcome: true })).toBe('welcome')
  expect(toHeaderContent({ ...wide, isMobile: true, hasWelcome: true })).toBe('title')
})

test('a site that wants its name on phones shows it on every page there, and nowhere else', () => {
  expect(toHeaderContent({ ...wide, isMobile: true, hasHeaderName: true })).toBe('name')
  expect(toHeaderContent({ ...wide, hasHeaderName: true })).toBe('trail')
})

test('a menu at the top has the middle of the header', () => {
  expect(toHeaderContent({ ...wide, isTop: true, hasWelcome: true })).toBe('menu')
})
