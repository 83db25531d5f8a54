import { resolve } from 'node:path'
import { expect } from 'vitest'
import { readMenuPaths } from '../shared/languages/readScreen.ts'
import { measureFigures } from './harness/cutFigures.ts'
import type { Person } from './harness/person.ts'
import { testWithSettings } from './harness/test.ts'

const test = testWithSettings({ DEMO: 'true', PACKS_DIR: resolve(import.meta.dirname, '../data/front') })

const widths = [1440, 1024, 390]
const height = 900

/** The screens of the pack beside the tests, each with what its address needs. */
const screens = [
  '/front/masters',
  '/front/masters/front-master-01',
  '/front/compare?masters=front-master-01,front-master-05',
  '/front/quotes',
  '/front/calendar',
  '/front/article?id=front-article-01',
  '/front/course?id=front-course-01',
  '/front/activity?id=front-activity-01',
  '/front/apply',
  '/front/company',
]

/** Opens the pages one after the other, each in windows of all widths, and gives what is cut in them. */
async function findCut(person: Person, paths: readonly string[]): Promise<{ cut: readonly string[]; count: number }> {
  const cut: string[] = []
  let count = 0
  for (const path of paths) {
    await person.page.setViewportSize({ width: widths[0] ?? 0, height })
    await person.openLink(path)
    for (const width of widths) {
      await person.resize(width, height)
      const figures = await person.page.evaluate(measureFigures)
      count += figures.count
      cut.push(...figures.cut.map((figure) => `${path} at ${width} px: ${figure}`))
    }
  }
  return { cut, count }
}

test('no figure, date or tag of a page in the menu is cut, however wide the window', { timeout: 180_000 }, async ({
  app,
  person,
}) => {
  await person.signIn(app.administrator.username, app.administrator.password)
  const paths = (await readMenuPaths(person.page)).filter((path) => !path.startsWith('/front/'))
  expect(paths.length).toBeGreaterThan(40)
  const { cut, count } = await findCut(person, paths)
  expect(cut).toEqual([])
  // What has nothing to show has nothing to cut.
  expect(count).toBeGreaterThan(1000)
})

test('no figure, date or tag of a front is cut, however wide the window', { timeout: 120_000 }, async ({
  app,
  clean,
  person,
}) => {
  // The videos of the pack are paths of files that are not there.
  clean.provoke(/404/)
  await person.signIn(app.administrator.username, app.administrator.password)
  const { cut, count } = await findCut(person, screens)
  expect(cut).toEqual([])
  expect(count).toBeGreaterThan(500)
})
