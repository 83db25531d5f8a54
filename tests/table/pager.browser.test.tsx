import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TurnedPager } from '../../stories/table/TurnedPager.tsx'
import { show } from './show.tsx'

const pageButton = (number: number) => page.getByRole('button', { name: `Page ${number}`, exact: true })

test('the pages, the arrows and the text of the rows follow each other', async () => {
  show(<TurnedPager total={297} />)
  await expect.element(page.getByText('1-10 of 297')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await pageButton(3).click()
  await expect.element(pageButton(3)).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.element(page.getByText('31-40 of 297')).toBeVisible()
  await pageButton(30).click()
  await expect.element(page.getByText('291-297 of 297')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

test('another size of pages keeps the first row in sight', async () => {
  const onTurn = vi.fn()
  show(<TurnedPager total={297} start={4} onTurn={onTurn} />)
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('30 / page')
  expect(onTurn).toHaveBeenCalledExactlyOnceWith(2, 30)
  await expect.element(page.getByText('31-60 of 297')).toBeVisible()
})

test.each([
  ['12{Enter}', [[12, 10]]],
  ['500{Enter}', [[30, 10]]],
  ['0{Enter}', [[1, 10]]],
  ['two{Enter}', []],
  ['12{Tab}', [[12, 10]]],
  ['2{Enter}', []],
])('typing %s on page 2 turns to %j', async (keys, attempts) => {
  const onTurn = vi.fn()
  show(<TurnedPager total={297} start={2} onTurn={onTurn} />)
  const input = page.getByRole('textbox', { name: 'Go to page' })
  await input.click()
  await userEvent.keyboard(keys)
  await expect.element(input).toHaveValue('')
  expect(onTurn.mock.calls).toEqual(attempts)
})

test('nothing to page through is one page of no rows', async () => {
  show(<TurnedPager total={0} />)
  await expect.element(page.getByText('0-0 of 0')).toBeVisible()
  await expect.element(pageButton(1)).toHaveAttribute('aria-current', 'page')
})

test('a page beyond the last one is shown as the last', async () => {
  show(<TurnedPager total={25} start={9} />)
  await expect.element(page.getByText('21-25 of 25')).toBeVisible()
  await expect.element(pageButton(3)).toHaveAttribute('aria-current', 'page')
})

test('in little room the pages give way to the number of the page', async () => {
  show(<TurnedPager total={297} start={2} />, { width: 320, height: 100 })
  await expect.element(page.getByText('2 / 30')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeVisible()
  expect(pageButton(3).query()).toBeNull()
})

test.each([320, 1000])('axe finds nothing in a pager %i pixels wide', async (width) => {
  show(<TurnedPager total={297} start={5} />, { width, height: 100 })
  const { violations } = await axe.run('main')
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})
