import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import { openBrowser } from '../../e2e/harness/browser.ts'
import { createPerson } from '../../e2e/harness/person.ts'
import { openSignedIn } from '../../e2e/harness/session.ts'
import { openTrialApp } from '../openTrialApp.ts'
import { measureScreen, type ScreenFaults } from './measureScreen.ts'

/**
 * Opens every page of the menu at three widths, light and dark, and measures what people with fingers, old eyes and small
 * windows need: places to press of 40 px on a phone, borders of inputs that can be seen, labels that are whole, and no
 * scrolling sideways but in tables. Ends with 1 where anything is wrong.
 */
const { values: options } = parseArgs({
  options: {
    // An app that runs already, with the password of its administrator in ADMIN_PASSWORD.
    url: { type: 'string' },
    // Only pages whose address holds this text.
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,820,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    language: { type: 'string', default: 'en' },
    // A folder for pictures of all screens.
    pictures: { type: 'string' },
  },
})

interface MenuNode {
  readonly path: string
  readonly children?: readonly MenuNode[]
}

const leavesOf = (node: MenuNode): readonly string[] =>
  node.children === undefined || node.children.length === 0 ? [node.path] : node.children.flatMap(leavesOf)

async function readPaths(page: Page): Promise<readonly string[]> {
  const menu = await page.evaluate(async () => {
    const { value } = JSON.parse(localStorage.getItem('pagewright.session') ?? '{}')
    const answer = await fetch('/api/sys/permission/getUserPermissionByToken', {
      headers: { 'X-Access-Token': value.token },
    })
    return (await answer.json()).result.menu
  })
  const paths = new Set((menu as readonly MenuNode[]).flatMap(leavesOf))
  return [...paths].filter((path) => path.startsWith('/') && !path.includes(':') && path.includes(options.only))
}

/** Faults by what they are, with the screens on which each was found. */
const found = new Map<string, Set<string>>()

function note(screen: string, faults: ScreenFaults): void {
  for (const [kind, each] of Object.entries(faults))
    for (const what of each as readonly string[]) {
      const key = `${kind}: ${what}`
      found.set(key, (found.get(key) ?? new Set()).add(screen))
    }
}

/** Whether a page is there with what it loads; it runs in the page. */
const isDrawn = (): boolean => {
  const waiting = '.pw-splash, .pw-page-loading, .pw-part, .pw-table-bone, .ant-spin-spinning, [aria-busy=true]'
  const main = document.querySelector('main')
  return (
    main !== null &&
    main.textContent !== '' &&
    ![...document.querySelectorAll(waiting)].some((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return each.checkVisibility() && bottom > 0 && top < innerHeight
    })
  )
}

async function walk(browser: Browser, url: string, password: string, width: number, scheme: 'light' | 'dark') {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 844 },
    colorScheme: scheme,
    hasTouch: width < 500,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript((chosen) => localStorage.setItem('pagewright.language', chosen), options.language)
  const person = createPerson(page)
  await openSignedIn(page, 'admin', password, '/')
  await person.settle()
  for (const path of await readPaths(page)) {
    await person.visit(path)
    await person.settle()
    const screen = `${path} ${width} ${scheme}`
    await page.waitForFunction(isDrawn, null, { timeout: 15_000 }).catch(() => console.log(`never drawn: ${screen}`))
    note(screen, await page.evaluate(measureScreen, { isPhone: width < 500 }))
    if (options.pictures !== undefined)
      await page.screenshot({ path: `${options.pictures}/${path.replaceAll('/', '_')}-${width}-${scheme}.png` })
  }
  await context.close()
}

const app = await openTrialApp(options.url)
const browser = await openBrowser()
for (const width of options.widths.split(',').map(Number))
  for (const scheme of options.schemes.split(',') as ('light' | 'dark')[])
    await walk(browser, app.url, app.password, width, scheme)
await browser.close()
await app.end()
for (const [what, screens] of [...found].sort(([, one], [, other]) => other.size - one.size))
  console.log(`${what}  [${screens.size}: ${[...screens].slice(0, 3).join(', ')}]`)
console.log(`${found.size} faults`)
process.exit(found.size === 0 ? 0 : 1)
