import { expect } from 'vitest'
import { namesOfLanguages, wrongLetters } from '../shared/languages/letters.ts'
import { readMenuPaths, readScreen } from '../shared/languages/readScreen.ts'
import { openSignedIn } from './harness/session.ts'
import { testWithSettings } from './harness/test.ts'

const test = testWithSettings({ SITE_FLAGS: 'settings' })

/** All pages in all languages are read by `npm run trial:languages`. */
const pages = ['/isystem/user', '/isystem/permission', '/isystem/log', '/message/list', '/monitor/system']

test('lists, a tree, the log and a dashboard are in English alone', async ({ app, person }) => {
  const { page } = person
  const { username, password } = app.administrator
  await openSignedIn(page, username, password, '/')
  await person.settle()
  const paths = await readMenuPaths(page)
  expect(paths.length).toBeGreaterThan(25)
  const wrong: string[] = []
  for (const path of paths.filter((each) => pages.includes(each))) {
    await person.openLink(path)
    await person.settle()
    for (const text of await readScreen(page))
      if (!namesOfLanguages.includes(text) && wrongLetters.en(text).length > 0)
        wrong.push(`${path}: ${text.slice(0, 80)}`)
  }
  expect(wrong).toEqual([])
})
