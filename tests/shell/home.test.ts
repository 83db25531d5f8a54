import { expect, test } from 'vitest'
import { toDayPart } from '../../runtime/shell/home/greeting.ts'
import { addRecent, parseRecent } from '../../runtime/shell/home/recentPages.ts'

test.each([
  [0, 'earlyMorning'],
  [8, 'earlyMorning'],
  [9, 'morning'],
  [11, 'morning'],
  [12, 'noon'],
  [13, 'noon'],
  [14, 'afternoon'],
  [19, 'afternoon'],
  [20, 'evening'],
  [23, 'evening'],
] as const)('at %i o’clock it is %s', (hour, part) => {
  expect(toDayPart(hour)).toBe(part)
})

const page = (path: string, at = 1) => ({ path, title: path, at })

test('a page that is opened again comes first and stands once', () => {
  expect(addRecent([page('/a'), page('/b')], page('/b', 2))).toEqual([page('/b', 2), page('/a')])
})

test('eight pages are remembered', () => {
  const pages = Array.from({ length: 9 }, (_, index) => page(`/${index}`)).reduce(
    addRecent,
    [] as readonly ReturnType<typeof page>[],
  )
  expect(pages.map(({ path }) => path)).toEqual(['/8', '/7', '/6', '/5', '/4', '/3', '/2', '/1'])
})

test.each([null, '', '{', '{}', '[1,null,{"path":"x"},{"path":"//e","title":1,"at":2}]'])(
  '%j holds no pages',
  (text) => {
    expect(parseRecent(text)).toEqual([])
  },
)

test('what was kept is read', () => {
  expect(parseRecent(JSON.stringify([page('/a')]))).toEqual([page('/a')])
})
