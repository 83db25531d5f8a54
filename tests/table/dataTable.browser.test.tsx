import axe from 'axe-core'
import { Activity } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadVirtualTable } from '../../runtime/table/windowing.ts'
import { AccountTable } from '../../stories/table/AccountTable.tsx'
import { scrollArea, show } from './show.tsx'

// Some tests put the focus into a large table as soon as it is drawn.
beforeAll(async () => void (await loadVirtualTable()))

// Not by its name, which a title has no more while the edge in it is in use.
const title = (name: string) => page.getByRole('columnheader').filter({ hasText: name })

test('rows beyond the view are not mounted until they are scrolled to', async () => {
  show(<AccountTable count={1000} />)
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
  await expect.element(page.getByText('account-3', { exact: true })).toBeVisible()
  expect(page.getByText('account-500', { exact: true }).query()).toBeNull()
  scrollArea().scrollTop = 500 * 48
  await expect.element(page.getByText('account-500', { exact: true })).toBeVisible()
  expect(page.getByText('account-3', { exact: true }).query()).toBeNull()
})

test('columns beyond the view are not mounted until they are scrolled to, and drawn cells are not drawn again', async () => {
  const onDraw = vi.fn()
  show(<AccountTable count={10} moreColumns={30} onDraw={onDraw} />)
  await expect.element(title('Name')).toBeVisible()
  expect(title('More 29').query()).toBeNull()
  expect(document.querySelectorAll('[role=columnheader]').length).toBeLessThan(14)
  scrollArea().scrollLeft = 4000
  await expect.element(title('More 29')).toBeVisible()
  expect(title('Name').query()).toBeNull()
  expect(onDraw.mock.calls.filter(([column]) => column === 'account')).toHaveLength(10)
})

test('a column that is fixed left, the selection and the buttons stay in view', async () => {
  show(<AccountTable count={10} moreColumns={30} selection="multiple" hasActions />)
  scrollArea().scrollLeft = 1500
  await expect.element(title('More 9')).toBeVisible()
  const left = scrollArea().getBoundingClientRect().left
  expect(
    page.getByRole('checkbox', { name: 'Select row 1', exact: true }).element().getBoundingClientRect().left - left,
  ).toBeLessThan(48)
  expect(title('Account').element().getBoundingClientRect().left - left).toBe(48)
  await expect.element(page.getByRole('button', { name: 'Edit account-2' })).toBeInViewport()
})

test('a thousand rows of twenty columns take fewer than 900 elements', async () => {
  show(<AccountTable count={1000} moreColumns={14} selection="multiple" density="compact" maxHeight={900} />, {
    width: 1400,
    height: 900,
  })
  await expect.element(page.getByText('account-3', { exact: true })).toBeVisible()
  expect(document.querySelectorAll('main *').length).toBeLessThan(900)
})

test('with Shift all rows from the one before are chosen, and those that cannot be chosen are not', async () => {
  show(<AccountTable count={20} selection="multiple" />)
  const box = (row: number) => page.getByRole('checkbox', { name: `Select row ${row}`, exact: true })
  const chosen = () =>
    [...document.querySelectorAll<HTMLInputElement>('.pw-table-row .pw-table-check:checked')].map(
      (input) => input.ariaLabel,
    )
  await userEvent.click(box(6))
  await userEvent.click(box(3), { modifiers: ['Shift'] })
  await expect.element(box(5)).toBeDisabled()
  expect(chosen()).toEqual([3, 4, 6].map((row) => `Select row ${row}`))
  await userEvent.click(box(4), { modifiers: ['Shift'] })
  expect(chosen()).toEqual(['Select row 6'])
})

test('choosing a row draws no cell again', async () => {
  const onDraw = vi.fn()
  show(<AccountTable count={100} selection="multiple" onDraw={onDraw} />)
  const box = page.getByRole('checkbox', { name: 'Select row 3', exact: true })
  await expect.element(box).not.toBeChecked()
  onDraw.mockClear()
  const lines = [...document.querySelectorAll('[role=row]')]
  const changed = new Set<Element>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      changed.add(target instanceof Element ? (target.closest('[role=row]') ?? target) : document.body)
  })
  observer.observe(document.body, {
    subtree: true,
    attributes: true,
    childList: true,
    attributeFilter: ['aria-selected', 'class', 'style'],
  })
  await box.click()
  await expect.element(box).toBeChecked()
  observer.disconnect()
  expect(onDraw).not.toHaveBeenCalled()
  expect([...changed]).toEqual([lines[3]])
})

test('the box in the header chooses every row that may be chosen, and shows when only some are', async () => {
  show(<AccountTable count={10} selection="multiple" />)
  const all = page.getByRole('checkbox', { name: 'Select all rows' })
  await page.getByRole('checkbox', { name: 'Select row 1', exact: true }).click()
  await expect.element(all).toBePartiallyChecked()
  await all.click()
  await expect.element(all).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Select row 5', exact: true })).not.toBeChecked()
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(8)
  await all.click()
  await expect.element(all).not.toBeChecked()
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(0)
})

test('a row that is disabled can be chosen neither by its box nor by keys', async () => {
  show(<AccountTable count={10} selection="multiple" />)
  const box = page.getByRole('checkbox', { name: 'Select row 5', exact: true })
  await expect.element(box).toBeDisabled()
  await page.getByRole('table').element().focus()
  await userEvent.keyboard('{ArrowDown>5/} ')
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('6')
  await expect.element(box).not.toBeChecked()
})

test('of rows that exclude each other the last one chosen counts', async () => {
  show(<AccountTable count={10} selection="single" />)
  await page.getByRole('radio', { name: 'Select row 1', exact: true }).click()
  await page.getByRole('radio', { name: 'Select row 2', exact: true }).click()
  await expect.element(page.getByRole('radio', { name: 'Select row 2', exact: true })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Select row 1', exact: true })).not.toBeChecked()
  await expect.element(title('Select')).toBeInTheDocument()
})

test('a title sorts ascending, then descending, then not at all', async () => {
  const onSortChange = vi.fn()
  show(<AccountTable count={3} onSortChange={onSortChange} />)
  const name = page.getByRole('button', { name: 'Name' })
  await expect.element(title('Name')).toHaveAttribute('aria-sort', 'none')
  await name.click()
  await expect.element(title('Name')).toHaveAttribute('aria-sort', 'ascending')
  await name.click()
  await expect.element(title('Name')).toHaveAttribute('aria-sort', 'descending')
  await name.click()
  await expect.element(title('Name')).toHaveAttribute('aria-sort', 'none')
  expect(onSortChange.mock.calls).toEqual([
    [{ column: 'name', order: 'asc' }],
    [{ column: 'name', order: 'desc' }],
    [undefined],
  ])
  expect(title('Phone').element().hasAttribute('aria-sort')).toBe(false)
})

test('arrow keys on the edge of a title change its width by ten pixels, with Shift by fifty', async () => {
  const onWidthChange = vi.fn()
  show(<AccountTable count={3} moreColumns={10} onWidthChange={onWidthChange} />)
  const edge = title('Phone').getByRole('separator')
  edge.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(edge).toHaveAttribute('aria-valuenow', '160')
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect.element(edge).toHaveAttribute('aria-valuenow', '110')
  await userEvent.keyboard('{Shift>}{ArrowLeft>4/}{/Shift}')
  await expect.element(edge).toHaveAttribute('aria-valuenow', '20')
  expect(title('Phone').element().getBoundingClientRect().width).toBe(20)
  expect(onWidthChange).toHaveBeenLastCalledWith('phone', 20)
})

test('Alt and the arrow keys on the button of a title change its width, and its edge is no Tab stop then', async () => {
  const onWidthChange = vi.fn()
  const onSortChange = vi.fn()
  show(<AccountTable count={3} moreColumns={10} onWidthChange={onWidthChange} onSortChange={onSortChange} />)
  const edgeOf = (name: string) => title(name).getByRole('separator')
  await expect.element(edgeOf('Name')).toHaveAttribute('tabindex', '-1')
  await expect.element(edgeOf('Phone')).toHaveAttribute('tabindex', '0')
  const button = title('Name').getByRole('button').element() as HTMLElement
  button.focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect.element(edgeOf('Name')).toHaveAttribute('aria-valuenow', '150')
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
  await expect.element(edgeOf('Name')).toHaveAttribute('aria-valuenow', '100')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(edgeOf('Name')).toHaveAttribute('aria-valuenow', '100')
  expect(onWidthChange.mock.calls).toEqual([
    ['name', 150],
    ['name', 100],
  ])
  expect(onSortChange).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
})

test('dragging the edge of a title widens its column, keeps those on its left and draws no cell again', async () => {
  const onDraw = vi.fn()
  const onWidthChange = vi.fn()
  show(<AccountTable count={10} onDraw={onDraw} onWidthChange={onWidthChange} />)
  const edge = title('Name').getByRole('separator').element()
  const before = title('Account').element().getBoundingClientRect().width
  const start = title('Name').element().getBoundingClientRect().width
  const { x, y } = edge.getBoundingClientRect()
  onDraw.mockClear()
  await userEvent.pointer([
    { keys: '[MouseLeft>]', coords: { x: x + 5, y: y + 10 } },
    { coords: { x: x + 45, y: y + 10 } },
  ])
  await expect.poll(() => title('Name').element().getBoundingClientRect().width).toBe(start + 40)
  await userEvent.pointer('[/MouseLeft]')
  await expect.poll(() => onWidthChange.mock.calls).toEqual([['name', start + 40]])
  expect(title('Account').element().getBoundingClientRect().width).toBe(before)
  expect(title('Name').element().getBoundingClientRect().width).toBe(start + 40)
  expect(onDraw).not.toHaveBeenCalled()
})

test('columns share the room of a wide view', async () => {
  show(<AccountTable count={3} />, { width: 1400, height: 400 })
  await expect.element(title('Created')).toBeVisible()
  expect(scrollArea().scrollWidth).toBe(scrollArea().clientWidth)
  const widths = [...document.querySelectorAll('[role=columnheader]')].map((cell) => cell.getBoundingClientRect().width)
  expect(widths.reduce((sum, width) => sum + width)).toBe(scrollArea().clientWidth)
})

test('keys move among rows, choose them and open them, and the row with the focus stays mounted', async () => {
  const onRowClick = vi.fn()
  show(<AccountTable count={1000} selection="multiple" onRowClick={onRowClick} />)
  page.getByRole('table').element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown} {Enter}')
  await expect.element(page.getByRole('checkbox', { name: 'Select row 2', exact: true })).toBeChecked()
  expect(onRowClick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'a1' }))
  await userEvent.keyboard('{End}')
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('1001')
  await expect.element(page.getByText('account-999', { exact: true })).toBeInViewport()
  scrollArea().scrollTop = 0
  await expect.element(page.getByText('account-0', { exact: true })).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('1000')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('table')).toHaveFocus()
})

test('a row that is moved to stands below the titles', async () => {
  show(<AccountTable count={100} selection="multiple" maxHeight={400} />)
  page.getByRole('table').element().focus()
  await userEvent.keyboard('{ArrowDown}{End}{Home}{ArrowDown>12/}{ArrowUp>12/}')
  const focused = document.activeElement?.getBoundingClientRect()
  const head = title('Account').element().getBoundingClientRect()
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('2')
  expect(focused?.top).toBeGreaterThanOrEqual(head.bottom)
})

test('a press of a button in a row is no press of the row', async () => {
  const onRowClick = vi.fn()
  const onAction = vi.fn()
  show(<AccountTable count={3} hasActions onRowClick={onRowClick} onAction={onAction} />)
  await page.getByRole('button', { name: 'Edit account-1' }).click()
  expect(onAction).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'a1' }))
  expect(onRowClick).not.toHaveBeenCalled()
  await page.getByText('account-2', { exact: true }).click()
  expect(onRowClick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'a2' }))
})

test('a double click opens a row', async () => {
  const onRowDoubleClick = vi.fn()
  show(<AccountTable count={3} onRowDoubleClick={onRowDoubleClick} />)
  await page.getByText('陈思远').dblClick()
  expect(onRowDoubleClick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'a1' }))
})

test('the first load is busy, keeps the titles and is as high as the page that comes', async () => {
  const { again } = show(<AccountTable count={10} state="loading" />)
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect.element(title('Account')).toBeVisible()
  expect(page.getByText('account-0', { exact: true }).query()).toBeNull()
  const height = scrollArea().getBoundingClientRect().height
  again(<AccountTable count={10} state="ready" />)
  await expect.element(page.getByText('account-0', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  expect(scrollArea().getBoundingClientRect().height).toBe(height)
})

test('rows are sketched when the answer takes its time, not before one that comes at once', async () => {
  const bones = () => document.querySelectorAll('.pw-table-bone').length
  show(<AccountTable count={10} state="loading" />)
  expect(bones()).toBe(0)
  await expect.poll(bones).toBeGreaterThan(9)
})

test('a refresh keeps the rows', async () => {
  show(<AccountTable count={3} state="refreshing" />)
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByText('account-0', { exact: true })).toBeVisible()
})

test('nothing found and a failure are told below the titles', async () => {
  const { again } = show(<AccountTable count={3} state="empty" />)
  await expect.element(page.getByText('No accounts yet')).toBeVisible()
  await expect.element(title('Account')).toBeVisible()
  again(<AccountTable count={3} state="error" />)
  await expect.element(page.getByRole('alert').filter({ hasText: 'The accounts could not be loaded' })).toBeVisible()
  expect(page.getByText('account-0', { exact: true }).query()).toBeNull()
})

test('a narrow view scrolls all but the first fixed column', async () => {
  show(<AccountTable count={10} selection="multiple" hasActions />, { width: 380, height: 700 })
  await expect.element(title('Account')).toBeVisible()
  scrollArea().scrollLeft = 300
  await expect.element(title('Status')).toBeVisible()
  expect(title('Account').element().getBoundingClientRect().left).toBe(
    scrollArea().getBoundingClientRect().left + scrollArea().clientLeft,
  )
  expect(page.getByRole('button', { name: 'Edit account-0' }).query()).toBeNull()
})

test('another page starts at its first row', async () => {
  const { again } = show(<AccountTable count={100} scrollKey={1} />)
  scrollArea().scrollTop = 2000
  await expect.element(page.getByText('account-45', { exact: true })).toBeVisible()
  again(<AccountTable count={100} scrollKey={2} />)
  await expect.element(page.getByText('account-0', { exact: true })).toBeVisible()
})

test('a table in a hidden tab comes back where it was left', async () => {
  const tab = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <AccountTable count={1000} />
    </Activity>
  )
  const { again } = show(tab('visible'))
  scrollArea().scrollTop = 500 * 48
  await expect.element(page.getByText('account-500', { exact: true })).toBeVisible()
  again(tab('hidden'))
  await expect.element(page.getByText('account-500', { exact: true })).not.toBeVisible()
  again(tab('visible'))
  await expect.element(page.getByText('account-500', { exact: true })).toBeVisible()
  expect(scrollArea().scrollTop).toBe(500 * 48)
})

test('a table that fills its place is as high as that, and scrolls within it', async () => {
  show(<AccountTable count={100} height="fill" />, { width: 900, height: 420 })
  await expect.element(page.getByText('account-0', { exact: true })).toBeVisible()
  expect(document.querySelector('.pw-table')?.getBoundingClientRect().height).toBe(420)
  expect(scrollArea().scrollHeight).toBe(44 + 100 * 48)
})

test.each(['ready', 'loading', 'refreshing', 'empty', 'error'] as const)(
  'axe finds nothing in the state %s',
  async (state) => {
    show(
      <AccountTable
        count={20}
        moreColumns={10}
        state={state}
        selection="multiple"
        hasActions
        onRowClick={() => undefined}
      />,
    )
    await expect.element(title('Account')).toBeVisible()
    const { violations } = await axe.run('main')
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  },
)

test('axe finds nothing in rows that exclude each other', async () => {
  show(<AccountTable count={5} selection="single" />)
  await page.getByRole('radio', { name: 'Select row 2' }).click()
  const { violations } = await axe.run('main')
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})
