import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTexts } from '../../../runtime/i18n/appTexts.ts'
import { createTranslator } from '../../../runtime/i18n/index.ts'
import type { PageOpening } from '../../../runtime/registry/index.ts'
import people from '../../../stories/kinds/documents/people.json'
import { PageStage } from '../../../stories/kinds/PageStage.tsx'
import { createPeople } from '../../../stories/kinds/server/people.ts'
import { mount, unmountAll } from '../../widgets/conformance/mount.tsx'

type Choice = NonNullable<PageOpening['choice']>

/** The picker of people as a dialog shows it. */
async function show(choice: Partial<Choice> = {}) {
  const shop = createPeople()
  const onClose = vi.fn()
  const texts = await createTranslator('en', [appTexts])
  const opening: PageOpening = { mode: 'view', choice: { multiple: true, selected: [], ...choice } }
  await mount(
    <PageStage documents={[people]} shop={shop} texts={texts} place="dialog" opening={opening} onClose={onClose} />,
  )
  await expect.element(rowOf('Ada Lovelace')).toBeVisible()
  return { shop, onClose }
}

const rowOf = (name: string) => page.getByRole('cell', { name, exact: true })
const titles = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((title) => title.textContent?.trim())
    .filter(Boolean)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const namesOf = (onClose: ReturnType<typeof vi.fn>) =>
  (onClose.mock.lastCall?.[0] as readonly { readonly realname: string }[] | null)?.map(({ realname }) => realname)

// The first page loads its kind and its widgets, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

afterEach(async () => {
  unmountAll()
  await page.viewport(1000, 700)
})

describe('how many records are confirmed', () => {
  const refused = 'Select at least one row'

  test.each([
    { choice: { multiple: true }, rows: [], isConfirmed: true },
    { choice: { multiple: true }, rows: ['Ada Lovelace', 'Grace Hopper'], isConfirmed: true },
    { choice: { multiple: true, min: 1 }, rows: [], isConfirmed: false },
    { choice: { multiple: true, min: 1 }, rows: ['Ada Lovelace', 'Grace Hopper'], isConfirmed: true },
    { choice: { multiple: true, max: 1 }, rows: ['Ada Lovelace', 'Grace Hopper'], isConfirmed: false },
    { choice: { multiple: true, min: 1, max: 1 }, rows: ['Grace Hopper'], isConfirmed: true },
    { choice: { multiple: false }, rows: [], isConfirmed: false },
    // The newest alone stays.
    { choice: { multiple: false }, rows: ['Ada Lovelace', 'Grace Hopper'], isConfirmed: true },
  ])('$rows of $choice are confirmed: $isConfirmed', async ({ choice, rows, isConfirmed }) => {
    const { onClose } = await show(choice)
    for (const row of rows) await userEvent.click(rowOf(row))
    await press('OK')
    if (!isConfirmed) {
      await expect.element(page.getByText(refused)).toBeVisible()
      return expect(onClose).not.toHaveBeenCalled()
    }
    expect(namesOf(onClose)).toEqual(choice.multiple ? rows : rows.slice(-1))
  })
})

test('a second press on a row takes it out again', async () => {
  const { onClose } = await show()
  for (const row of ['Ada Lovelace', 'Grace Hopper', 'Ada Lovelace']) await userEvent.click(rowOf(row))
  await press('OK')
  expect(namesOf(onClose)).toEqual(['Grace Hopper'])
})

test('another size of the pages keeps what is chosen', async () => {
  await page.viewport(1400, 800)
  const { shop, onClose } = await show()
  await userEvent.click(rowOf('Ada Lovelace'))
  const sizes = page.getByRole('combobox', { name: /per page|page size/i })
  expect([...(sizes.element() as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['5', '10', '20', '30'])
  await userEvent.selectOptions(sizes, '20')
  await userEvent.click(rowOf('Tony Hoare'))
  expect(shop.calls.at(-1)).toContain('pageSize=20')
  await press('OK')
  expect(namesOf(onClose)).toEqual(['Ada Lovelace', 'Tony Hoare'])
})

test('opens with as many records per page as the person chose last', async () => {
  await page.viewport(1400, 800)
  const sizes = page.getByRole('combobox', { name: /per page|page size/i })
  await show()
  await expect.element(sizes).toHaveValue('5')
  await userEvent.selectOptions(sizes, '20')
  unmountAll()
  const { shop } = await show()
  await expect.element(sizes).toHaveValue('20')
  expect(shop.calls.at(-1)).toContain('pageSize=20')
})

test('a node of the tree that was left shows all records again, from the first page on', async () => {
  const { shop } = await show()
  await press('Next page')
  await userEvent.click(page.getByRole('treeitem', { name: 'Branch' }))
  await expect.poll(() => shop.calls.at(-1)).toMatch(/departId=d2.*pageNo=1/)
  await press('All')
  await expect.element(rowOf('Ada Lovelace')).toBeVisible()
})

test('five records are in sight without scrolling (specification 9: 240 pixels)', async () => {
  await show()
  const rows = document.querySelector('.pw-table-scroll')
  expect(rows?.querySelectorAll('[role=row]:has([role=cell])')).toHaveLength(5)
  expect(rows?.scrollHeight).toBe(rows?.clientHeight)
  expect(rows?.clientHeight).toBeLessThan(240 + 48)
})

describe('on a phone', () => {
  test('the parts beside the records are folded away, and two columns show', async () => {
    await page.viewport(499, 800)
    await show()
    expect(titles()).toEqual(['Name', 'Account'])
    for (const part of ['Departments', 'Selected'])
      await expect.element(page.getByRole('button', { name: `Show ${part}` })).toHaveAttribute('aria-expanded', 'false')
    const [tree, records] = ['.pw-picker-tree', '.pw-picker-records'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    )
    expect(tree?.width).toBe(records?.width)
    expect(tree?.bottom).toBeLessThan(records?.top ?? 0)
    await press('Show Departments')
    await expect.element(page.getByRole('treeitem', { name: 'Branch' })).toBeVisible()
  })

  test('a window of 500 pixels is none (specification 9)', async () => {
    await page.viewport(500, 800)
    await show()
    expect(titles().length).toBeGreaterThan(2)
    await expect.element(page.getByRole('button', { name: 'Hide Departments' })).toBeVisible()
  })
})
