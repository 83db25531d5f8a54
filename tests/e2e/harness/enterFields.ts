import type { Locator } from 'playwright'
import type { Person } from './person.ts'

/** Puts something into a field, which has the label in the form or the sub table. */
type Enter = (person: Person, form: Locator, label: string) => Promise<void>

const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGNkYPjPgBsw4ZEbsdIAKgIBE7HNT9oAAAAASUVORK5CYII='

const files = {
  text: { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') },
  picture: { name: 'portrait.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') },
}

/** The control of a label that can be seen: the other parts of a form may have one of the same name. */
const control = (form: Locator, label: string): Locator =>
  form.getByLabel(label, { exact: true }).filter({ visible: true })

/** Types a text. */
export const typed =
  (text: string): Enter =>
  async (_person, form, label) => {
    await control(form, label).fill(text)
  }

/** Types a moment and takes it. */
export const dated =
  (text: string): Enter =>
  async ({ page }, form, label) => {
    await control(form, label).fill(text)
    await page.keyboard.press('Enter')
  }

/** Chooses from a list or a tree that drops down. */
export const chosen =
  (...options: readonly string[]): Enter =>
  (person, _form, label) =>
    person.choose(label, ...options)

/** Chooses what a search finds. */
export const found =
  (search: string, option: string): Enter =>
  async ({ page }, form, label) => {
    await control(form, label).click()
    await page.keyboard.type(search)
    await page.locator('.ant-select-item-option').filter({ hasText: option, visible: true }).click()
  }

/** Goes down through levels, each by the place of its entry. */
export const levelled =
  (...places: readonly number[]): Enter =>
  async ({ page }, form, label) => {
    await control(form, label).click()
    for (const [level, place] of places.entries())
      await page
        .locator('.ant-cascader-dropdown')
        .filter({ visible: true })
        .locator('.ant-cascader-menu')
        .nth(level)
        .locator('.ant-cascader-menu-item')
        .nth(place)
        .click()
  }

/** Ticks boxes or radio buttons, which have names of their own. */
export const ticked =
  (...names: readonly string[]): Enter =>
  async (_person, form, label) => {
    const group = form.getByRole('group', { name: label }).or(form.getByRole('radiogroup', { name: label }))
    for (const name of names) await group.filter({ visible: true }).getByLabel(name).check()
  }

export const turnedOn: Enter = (_person, form, label) => form.getByRole('switch', { name: label }).click()

/** Uploads a file and waits until it is there. */
export const uploaded =
  (kind: keyof typeof files): Enter =>
  async ({ page }, form, label) => {
    const arrived = page.waitForResponse((response) => response.url().includes('/sys/common/upload'))
    await form.getByLabel(`${label}: Upload`).setInputFiles(files[kind])
    await arrived
  }

/** Writes into an editor with tools. */
export const written =
  (text: string): Enter =>
  async ({ page }, form, label) => {
    const editor = form.getByRole('group', { name: label })
    await editor.locator('[contenteditable=true], textarea').first().click()
    await page.keyboard.type(text)
  }

/** Chooses rows of a page that opens, or nodes of its tree. */
export const picked =
  (button: string, ...texts: readonly string[]): Enter =>
  async ({ page, settle }, form, label) => {
    await form.getByRole('button', { name: `${label}: ${button}` }).click()
    const picker = page.getByRole('dialog', { name: button })
    for (const text of texts)
      await picker
        .getByRole('row')
        .or(picker.getByRole('treeitem'))
        .filter({ hasText: text })
        .first()
        .locator('input[type=checkbox], .ant-tree-checkbox')
        .first()
        .click()
    await picker.getByRole('button', { name: 'OK', exact: true }).click()
    await picker.waitFor({ state: 'hidden' })
    await settle()
  }
