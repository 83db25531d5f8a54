import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { openBrowser } from '../../e2e/harness/browser.ts'
import { createPerson } from '../../e2e/harness/person.ts'
import { openSignedIn } from '../../e2e/harness/session.ts'
import { unusualWords } from '../../language/words/unusualWords.ts'
import { namesOfLanguages, wrongLetters } from '../../shared/languages/letters.ts'
import { readMenuPaths, readScreen } from '../../shared/languages/readScreen.ts'
import { openTrialApp } from '../openTrialApp.ts'
import { type CrawlLanguage, crawlPage } from './crawl.ts'

/**
 * Reads every page of the menu with its dialogs, menus and questions, the pages before the sign-in, the help, printed
 * lists and at last the log of all that, in each language, and counts the letters of other languages and the words that
 * are none of the field's. Ends with 1 where it finds any.
 */
const { values: options } = parseArgs({
  options: {
    // An app that runs already, with the password of its administrator in ADMIN_PASSWORD.
    url: { type: 'string' },
    // Only pages whose address holds this text.
    only: { type: 'string', default: '' },
    languages: { type: 'string', default: 'en,tw,zh' },
  },
})

/** Pages that nobody has to be signed in for. */
const outside = ['/user/login', '/user/register', '/user/alteration', '/user/help']

/** Pages of a person that the menu leaves out. */
const own = ['/account/center', '/account/settings/base', '/account/settings/security', '/account/settings/binding']

let faults = 0

function report(text: string): void {
  faults += 1
  console.log(text)
}

async function walk(browser: Browser, url: string, password: string, language: CrawlLanguage) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript((chosen) => localStorage.setItem('pagewright.language', chosen), language)
  const person = createPerson(page)
  const known = new Set<string>()
  const inspect = async (place: string) => {
    for (const text of await readScreen(page)) {
      if (known.has(text) || namesOfLanguages.includes(text)) continue
      known.add(text)
      const letters = wrongLetters[language](text)
      const word = language === 'en' ? unusualWords.find(({ pattern }) => pattern.test(text)) : undefined
      if (letters.length > 0) report(`${language} ${place}: ${letters.length} letters in “${text.slice(0, 80)}”`)
      if (word) report(`${language} ${place}: “${text.slice(0, 80)}”, use “${word.use}”`)
    }
  }
  for (const path of outside.filter((each) => each.includes(options.only))) {
    await person.visit(path)
    await inspect(path)
  }
  await openSignedIn(page, 'admin', password, '/')
  await person.settle()
  const paths = [...(await readMenuPaths(page)), ...own].filter((each) => each.includes(options.only))
  for (const path of paths) {
    await crawlPage(person, path, language, inspect).catch((error: unknown) =>
      console.log(`${language} ${path}:`, error),
    )
    await page.emulateMedia({ media: 'print' })
    await inspect(`${path} printed`)
    await page.emulateMedia({ media: 'screen' })
  }
  await page.keyboard.press('?')
  await person.settle()
  await inspect('help')
  const log = paths.find((path) => path.endsWith('/log'))
  if (log !== undefined) {
    await person.visit(log)
    await inspect(`${log} afterwards`)
  }
  console.log(`${language}: ${known.size} texts on ${paths.length} pages`)
  await context.close()
}

const app = await openTrialApp(options.url)
const browser = await openBrowser()
for (const language of options.languages.split(',') as CrawlLanguage[])
  await walk(browser, app.url, app.password, language)
await browser.close()
await app.end()
console.log(`${faults} faults`)
process.exit(faults === 0 ? 0 : 1)
