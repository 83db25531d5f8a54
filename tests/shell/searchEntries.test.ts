import { expect, test } from 'vitest'
import { parsePermissions } from '../../runtime/session/index.ts'
import { toAppMap } from '../../runtime/shell/routing/appMap.ts'
import { toMenu } from '../../runtime/shell/routing/menu.ts'
import { matchSounds } from '../../runtime/shell/search/matchSounds.ts'
import { findEntries, needsSounds, toSearchEntries } from '../../runtime/shell/search/searchEntries.ts'

const page = (path: string, title: string, more: object = {}) => ({
  path,
  component: 'x',
  meta: { title, page: `p${path.replaceAll('/', '.')}` },
  ...more,
})
const nodes =
  parsePermissions({
    menu: [
      {
        path: '/system',
        component: 'layouts/RouteView',
        meta: { title: '系统管理' },
        children: [page('/user', '用户管理'), page('/role', '角色管理'), page('/secret', '隐藏', { hidden: true })],
      },
      page('/orders', 'Orders'),
      page('/reorder', 'Reorder'),
      { path: '/empty', component: 'layouts/RouteView', meta: { title: 'Empty folder' } },
    ],
  })?.menu ?? []
const map = toAppMap(nodes, { homeTitle: 'Home', pageOfComponent: () => undefined, serverAddress: '/api' })
const entries = toSearchEntries(toMenu(nodes, map, 'ada'))
const find = (words: string) => findEntries(entries, words, matchSounds).map(({ title }) => title)

test('without words every entry that leads somewhere is listed, in the order of the menu', () => {
  expect(find('  ')).toEqual(['Home', '用户管理', '角色管理', 'Orders', 'Reorder'])
})

test.each([
  ['order', ['Orders', 'Reorder']],
  ['REO', ['Reorder']],
  ['用户', ['用户管理']],
  ['yonghu', ['用户管理']],
  ['yhgl', ['用户管理']],
  ['juese', ['角色管理']],
  ['gl', ['用户管理', '角色管理']],
  ['xitong', ['用户管理', '角色管理']],
  ['系统', ['用户管理', '角色管理']],
  ['nothing like it', []],
  ['.*', []],
] as const)('%s finds %j', (words, titles) => expect(find(words)).toEqual(titles))

test('what was hit in a title is known', () => {
  expect(findEntries(entries, 'gl', matchSounds)[0]?.places).toEqual([2, 3])
  expect(findEntries(entries, 'ord', matchSounds)[0]?.places).toEqual([0, 1, 2])
})

test('sounds are asked for by Latin letters in a Chinese menu alone', () => {
  expect(needsSounds(entries, 'yh')).toBe(true)
  expect(needsSounds(entries, '用户')).toBe(false)
  expect(
    needsSounds(
      entries.filter(({ title }) => title === 'Orders'),
      'or',
    ),
  ).toBe(false)
})
