import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DataTable, type TableColumn } from '../../runtime/table/index.ts'
import { show } from './show.tsx'

interface Payment {
  readonly id: string
  readonly amount: string
  readonly note: string
}

const texts = {
  ...{ select: 'Select', selectAll: 'Select all', actions: 'Actions' },
  ...{ sortAscending: 'Sort up', sortDescending: 'Sort down', sortNone: 'Do not sort' },
  selectRow: (row: number) => `Select row ${row}`,
  resizeColumn: (title: string) => `Width of ${title}`,
}

const column = (id: keyof Payment, title: string, more: Partial<TableColumn<Payment>> = {}): TableColumn<Payment> => ({
  ...{ id, title, width: 60, sortable: true },
  render: (payment) => payment[id],
  ...more,
})

const short: Payment = { id: '1', amount: '12.00', note: 'A note that is longer than its column, as notes are' }
const long: Payment = { ...short, id: '2', amount: '12,345,678,901.25' }

const tableOf = (columns: readonly TableColumn<Payment>[], rows: readonly Payment[]) => (
  <DataTable
    label="Payments"
    columns={columns}
    rows={rows}
    rowKey={({ id }) => id}
    onSort={() => {}}
    density="middle"
    state="ready"
    empty={null}
    texts={texts}
  />
)

/** Whether a text stands as a whole in its cell. */
const isWhole = (text: string): boolean => {
  const cell = page.getByText(text, { exact: true }).element()
  const range = document.createRange()
  range.selectNodeContents(cell)
  const { paddingRight } = getComputedStyle(cell)
  return range.getBoundingClientRect().right <= cell.getBoundingClientRect().right - Number.parseFloat(paddingRight)
}

const chosen = { isWidthChosen: true }

test('a number and the title of its column are whole, however narrow the page wants it; a text ends in dots', async () => {
  show(tableOf([column('amount', 'Outstanding amount'), column('note', 'Note', chosen)], [long]), { width: 300 })
  await expect.element(page.getByText(long.amount)).toBeVisible()
  expect([isWhole(long.amount), isWhole('Outstanding amount'), isWhole(long.note)]).toEqual([true, true, false])
})

test('a number that comes later gets its room before it is painted', async () => {
  const columns = [column('amount', 'Amount'), column('note', 'Note', chosen)]
  const { again } = show(tableOf(columns, [short]), { width: 300 })
  await expect.element(page.getByText(short.amount)).toBeVisible()
  again(tableOf(columns, [short, long]))
  await expect.element(page.getByText(long.amount)).toBeVisible()
  expect(isWhole(long.amount)).toBe(true)
})

test('a width that a person chose stays', async () => {
  show(tableOf([column('amount', 'Amount', chosen), column('note', 'Note')], [long]), { width: 300 })
  await expect.element(page.getByText(long.amount)).toBeVisible()
  expect(page.getByRole('columnheader', { name: 'Amount' }).element().getBoundingClientRect().width).toBe(60)
})

test('a number is as wide as its row writes it: one that stands out asks for more room', async () => {
  const plain: Payment = { ...short, amount: '8,888,888.00' }
  const bold: Payment = { ...short, id: '2', amount: '9,999,999.00' }
  const table = tableOf([column('amount', 'Sum'), column('note', 'Note', chosen)], [plain, bold])
  show(
    { ...table, props: { ...table.props, rowClass: ({ id }: Payment) => (id === '2' ? 'pw-bold' : '') } },
    { width: 300 },
  )
  await expect.element(page.getByText(bold.amount)).toBeVisible()
  expect([isWhole(plain.amount), isWhole(bold.amount)]).toEqual([true, true])
})

test('a number with other digits, as prices have that change all the time, is not measured again', async () => {
  const columns = [column('amount', 'Amount'), column('note', 'Note', chosen)]
  const { again } = show(tableOf(columns, [short]), { width: 300 })
  await expect.element(page.getByText(short.amount)).toBeVisible()
  const asked = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const styles = vi.spyOn(window, 'getComputedStyle')
  onTestFinished(() => void vi.restoreAllMocks())
  again(tableOf(columns, [{ ...short, amount: '34.56' }]))
  // What the table does on a change it does before the next task.
  await Promise.resolve()
  expect([asked.mock.calls, styles.mock.calls]).toEqual([[], []])
  again(tableOf(columns, [{ ...short, amount: long.amount }]))
  await Promise.resolve()
  expect(asked).toHaveBeenCalled()
  vi.restoreAllMocks()
  expect(isWhole(long.amount)).toBe(true)
})
