import type { Locator, Page } from 'playwright'
import { openSignedIn, readToken } from './session.ts'
import { createSettle } from './settle.ts'

/** What a person does with the app, in their words. Every action waits for what it needs, and for what it brings. */
export interface Person {
  readonly page: Page
  /** Opens an address of the app. */
  readonly visit: (path: string) => Promise<void>
  /** Follows an address of the app without loading the window anew. */
  readonly openLink: (path: string) => Promise<void>
  /** Gives the window another size, and waits until the screen has followed. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** Waits until the screen stands still. */
  readonly settle: () => Promise<void>
  /** Comes as somebody who has signed in before, to the first page or to another one, and waits for it. */
  readonly signIn: (username: string, password: string, path?: string) => Promise<void>
  /** Signs in on the sign-in page and waits for the menu. */
  readonly signInByHand: (username: string, password: string) => Promise<void>
  /** Opens the folders of the menu one after the other and then the page. */
  readonly openMenu: (...titles: readonly string[]) => Promise<void>
  /** The topmost dialog, else the page. */
  readonly front: Locator
  /** The field of that label in front. */
  readonly field: (label: string) => Locator
  readonly fill: (label: string, text: string) => Promise<void>
  /** Picks entries of a field that drops down a list or a tree. */
  readonly choose: (label: string, ...options: readonly string[]) => Promise<void>
  /** Presses the button of that name in front. */
  readonly press: (name: string) => Promise<void>
  /** Presses a button and waits for the dialog of that title that it opens. */
  readonly pressToOpen: (name: string, title: string) => Promise<void>
  /** The rows of the list that hold the text. */
  readonly row: (text: string) => Locator
  readonly pressInRow: (text: string, name: string) => Promise<void>
  /** Presses a button of a row and waits for the dialog of that title that it opens. */
  readonly pressInRowToOpen: (text: string, name: string, title: string) => Promise<void>
  /** Presses an entry of the menu that holds the further actions of a row. */
  readonly pressInMenuOfRow: (text: string, name: string) => Promise<void>
  /** Ticks a node of a tree. */
  readonly tick: (title: string) => Promise<void>
  /** What a field is refused with. */
  readonly errorOf: (label: string) => Locator
  /** The token with which the app calls the server for this person. */
  readonly token: () => Promise<string>
  /** Waits until the text can be seen anywhere. */
  readonly see: (text: string | RegExp) => Promise<void>
}

/** Words of the interface that every test passes, in the language of the tests, English. */
const words = { username: 'User name', password: 'Password', signIn: 'Sign in', menu: 'Menu' }

const droppedEntry = '.ant-select-item-option-content, .ant-select-tree-title'

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Puts a person before a page of the browser. */
export function createPerson(page: Page): Person {
  // Of the two the dialog comes later in the document.
  const dialog = page.getByRole('dialog').filter({ visible: true })
  const front = page.locator('body').or(dialog).last()
  // A label of a required field has its mark before the words.
  const labelled = (label: string): RegExp => new RegExp(`^(\\*\\s*)?${literally(label)}$`)
  // A tab and its panel may be called as the field in it.
  const field = (label: string): Locator =>
    front
      .getByLabel(labelled(label))
      .filter({ visible: true })
      .and(page.locator(':not([role="tab"]):not([role="tabpanel"])'))
  const fill = (label: string, text: string): Promise<void> => field(label).fill(text)
  const button = (place: Locator, name: string): Locator => place.getByRole('button', { name, exact: true })
  const settle = createSettle(page)
  const click = async (target: Locator): Promise<void> => {
    await target.click()
    await settle()
  }
  // What an empty list leads with is the first button of its toolbar too.
  const press = (name: string): Promise<void> => click(button(front, name).first())
  const opened = (title: string): Promise<void> =>
    page.getByRole('dialog', { name: title }).filter({ visible: true }).waitFor()
  const row = (text: string): Locator => page.getByRole('row').filter({ hasText: text, visible: true })
  const menu = page.getByRole('navigation', { name: words.menu })
  return {
    page,
    front,
    field,
    fill,
    press,
    settle,
    async pressToOpen(name, title) {
      await button(front, name).first().click()
      await opened(title)
    },
    row,
    async visit(path) {
      await page.goto(path)
      await settle()
    },
    async resize(width, height) {
      await page.setViewportSize({ width, height })
      await settle()
    },
    openLink: (path) =>
      page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path),
    async signIn(username, password, path = '/') {
      await openSignedIn(page, username, password, path)
      await menu.waitFor()
      await settle()
    },
    async signInByHand(username, password) {
      await page.goto('/user/login')
      await fill(words.username, username)
      await fill(words.password, password)
      await press(words.signIn)
      await menu.waitFor()
    },
    async openMenu(...titles) {
      for (const folder of titles.slice(0, -1)) {
        const entry = button(menu, folder)
        if ((await entry.getAttribute('aria-expanded')) !== 'true') await entry.click()
      }
      await click(menu.getByRole('link', { name: titles.at(-1) ?? '', exact: true }))
    },
    async choose(label, ...options) {
      // Where several can be chosen the list stays open, and leaving it by Tab would take the last choice back.
      const isMultiple = await field(label).evaluate((input) => input.closest('.ant-select-multiple') !== null)
      await field(label).click()
      for (const option of options)
        await page
          .locator(droppedEntry)
          .filter({ hasText: new RegExp(`^${literally(option)}$`), visible: true })
          .click()
      if (isMultiple) await page.keyboard.press('Escape')
      await page.locator(droppedEntry).filter({ visible: true }).first().waitFor({ state: 'hidden' })
    },
    pressInRow: (text, name) => click(button(row(text), name)),
    async pressInRowToOpen(text, name, title) {
      await button(row(text), name).click()
      await opened(title)
    },
    async pressInMenuOfRow(text, name) {
      await row(text).getByRole('button', { name: 'More', exact: true }).click()
      await click(page.getByRole('menuitem', { name, exact: true }).filter({ visible: true }))
    },
    tick: (title) =>
      page
        .getByRole('treeitem')
        .filter({ hasText: title, visible: true })
        .last()
        .locator('[role=checkbox], .ant-tree-checkbox')
        .click(),
    errorOf: (label) =>
      page
        .locator('[data-field]')
        .filter({ has: page.getByLabel(labelled(label)), visible: true })
        .getByRole('alert'),
    token: () => readToken(page),
    see: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
  }
}
