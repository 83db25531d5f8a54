import type { Locator, Page } from 'playwright'
import type { Person } from '../../e2e/harness/person.ts'

/** Looks at what a place shows. */
export type Inspect = (place: string) => Promise<void>

export type CrawlLanguage = 'en' | 'tw' | 'zh'

interface ButtonWords {
  readonly add: string
  readonly edit: string
  readonly view: string
  readonly more: string
  readonly remove: string
  readonly cancel: string
}

/** What the buttons of lists are called in each language. */
const words: Readonly<Record<CrawlLanguage, ButtonWords>> = {
  en: { add: 'Add', edit: 'Edit', view: 'View', more: 'More', remove: 'Delete', cancel: 'Cancel' },
  tw: { add: '新增', edit: '編輯', view: '詳情', more: '更多', remove: '刪除', cancel: '取消' },
  zh: { add: '新增', edit: '编辑', view: '详情', more: '更多', remove: '删除', cancel: '取消' },
}

/** Whether a page is there with what it loads; it runs in the page. */
const isDrawn = (): boolean => {
  const waiting = '.pw-splash, .pw-page-loading, .pw-part, .pw-table-bone, .ant-spin-spinning, [aria-busy=true]'
  const main = document.querySelector('main')
  return (
    main !== null &&
    main.textContent !== '' &&
    ![...document.querySelectorAll(waiting)].some((each) => each.checkVisibility())
  )
}

const isThere = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && (await target.isVisible()) && (await target.isEnabled())

/** Presses something, looks, and leaves it by Escape; nothing where it is not there. */
async function pressAndLook({ page, settle }: Person, target: Locator, look: () => Promise<void>): Promise<void> {
  if (!(await isThere(target))) return
  await target.click({ timeout: 5_000 }).catch(() => undefined)
  await settle()
  await look()
  await page.keyboard.press('Escape')
  await settle()
}

const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }).first()

/** Goes through a page from its top to its end until all is there: parts of it come once they are in sight. */
async function drawWhole({ page, settle }: Person): Promise<boolean> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await settle()
    if (await page.waitForFunction(isDrawn, null, { timeout: 1_500 }).then(Boolean, () => false)) return true
    for (const place of await page.locator('.pw-page-block[aria-busy=true]').filter({ visible: true }).all())
      await place.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => undefined)
  }
  return false
}

/** Looks at a page of the menu: itself, its dialogs, the menus of its toolbar and of its first row, and a question. */
export async function crawlPage(person: Person, path: string, language: CrawlLanguage, inspect: Inspect) {
  const { page, settle } = person
  const { add, edit, view, more, remove, cancel } = words[language]
  await person.visit(path)
  if (!(await drawWhole(person))) console.log(`${language} ${path}: never drawn`)
  await inspect(path)
  for (const name of [add, edit, view])
    await pressAndLook(person, button(page, name), () => inspect(`${path} + ${name}`))
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true }).filter({ visible: true }).first()
  const menus = page.getByRole('main').getByRole('button', { name: more, exact: true }).filter({ visible: true })
  for (const menu of [menus.first(), menus.nth(1)]) await pressAndLook(person, menu, () => inspect(`${path} + ${more}`))
  const question = async () => {
    await inspect(`${path} + ${remove}`)
    const no = page.getByRole('dialog').getByRole('button', { name: cancel, exact: true }).first()
    if (await isThere(no)) await no.click()
  }
  await pressAndLook(person, button(page, remove), question)
  if (!(await isThere(menus.nth(1)))) return
  await menus
    .nth(1)
    .click({ timeout: 5_000 })
    .catch(() => undefined)
  await settle()
  await pressAndLook(person, item(remove), question)
  await page.keyboard.press('Escape')
}
