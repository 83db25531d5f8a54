import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test'
import { ProgressSocket } from '../network/progressSocket.ts'
import { UploadRequest } from '../network/uploadRequest.ts'
import { watchDownloads } from '../watchDownloads.ts'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { cardOf, dialogOf, menuActionOf, rowOf, untilClosed } from './person.ts'

export default { title: 'kinds/import', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const page = { ...orders, toolbar: ['add', 'import', 'export'] }
const sheet = (name: string) => new File(['rows of a sheet'], name)

async function open(userEvent: UserEventObject) {
  await rowOf('A-023')
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  return dialogOf('Import · Orders')
}
type Dialog = Awaited<ReturnType<typeof open>>

const choose = (userEvent: UserEventObject, dialog: Dialog, ...names: readonly string[]) =>
  userEvent.upload(dialog.getByLabelText('Drop files here, or click to choose'), names.map(sheet))

export const Empty: Story = {
  ...pageStory([page]),
  async play({ userEvent }) {
    const dialog = await open(userEvent)
    await expect(dialog.getByRole('button', { name: 'Start upload' })).toBeDisabled()
    await expect(dialog.queryByRole('switch')).toBeNull()
  },
}

export const FilesChosen: Story = {
  ...pageStory([page]),
  async play({ userEvent }) {
    const dialog = await open(userEvent)
    await choose(userEvent, dialog, 'spring.xlsx', 'summer.xls')
    const files = within(dialog.getByRole('list', { name: 'Files to import' }))
    await expect(files.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(files.getByRole('button', { name: 'Remove spring.xlsx' }))
    await expect(files.getAllByRole('listitem')).toHaveLength(1)
    await expect(dialog.getByRole('button', { name: 'Start upload' })).toBeEnabled()
    await userEvent.click(files.getByRole('button', { name: 'Remove summer.xls' }))
    await expect(dialog.getByRole('button', { name: 'Start upload' })).toBeDisabled()
  },
}

export const OtherFiles: Story = {
  ...pageStory([page]),
  async play({ userEvent }) {
    const dialog = await open(userEvent)
    const zone = dialog.getByText('Only .xls and .xlsx files, several at a time')
    const dataTransfer = new DataTransfer()
    for (const name of ['notes.txt', 'spring.xlsx', 'a.csv']) dataTransfer.items.add(sheet(name))
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(screen.getByText('notes.txt, a.csv: not an .xls or .xlsx file')).toBeVisible())
    await waitFor(() => expect(dialog.getByText('spring.xlsx')).toBeVisible())
    await expect(dialog.queryByText('notes.txt')).toBeNull()
  },
}

export const Imported: Story = {
  ...pageStory([page]),
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const dialog = await open(userEvent)
    await choose(userEvent, dialog, 'spring.xlsx', 'summer.xls')
    const before = shop.calls.length
    await userEvent.click(dialog.getByRole('button', { name: 'Start upload' }))
    await waitFor(() => expect(screen.getByText('Imported 4 rows.')).toBeVisible())
    await untilClosed()
    await waitFor(() => expect(shop.calls.slice(before).some((call) => call.includes('/order/list'))).toBe(true))
  },
}

/** The server tells where it is: in the line of imports, with the files, and with their rows. */
export const ServerProgress: Story = {
  ...pageStory([page], { user: { id: 'u1' } }),
  beforeEach() {
    const { WebSocket: own } = globalThis
    globalThis.WebSocket = ProgressSocket as unknown as typeof WebSocket
    return () => {
      globalThis.WebSocket = own
    }
  },
  async play({ userEvent }) {
    const dialog = await open(userEvent)
    await choose(userEvent, dialog, 'held.xlsx')
    await userEvent.click(dialog.getByRole('button', { name: 'Start upload' }))
    const sent = UploadRequest.lastForm?.get('progressId')
    await expect(sent).toMatch(/^[0-9a-f]{32}$/)
    ProgressSocket.send({ cmd: 'progress', msgId: sent, phase: 'waiting', done: 2, total: 2 })
    await waitFor(() => expect(dialog.getByText('Other imports run first; yours is number 2 in line')).toBeVisible())
    ProgressSocket.send({ cmd: 'progress', msgId: sent, phase: 'reading', done: 40, total: 100 })
    await waitFor(() => expect(dialog.getByText('Reading the files: 40%')).toBeVisible())
    ProgressSocket.send({ cmd: 'progress', msgId: sent, phase: 'saving', done: 5000, total: 20_000 })
    await waitFor(() => expect(dialog.getByText('5,000 of 20,000 rows processed')).toBeVisible())
    await expect(dialog.getByRole('progressbar', { name: 'Import progress' })).toHaveAttribute('value', '5000')
    UploadRequest.release()
    await untilClosed()
  },
}

/** Rows with errors: code 201 says how many, and gives a file that tells which. */
export const WithErrors: Story = {
  ...pageStory([page]),
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const { names } = watchDownloads()
    const dialog = await open(userEvent)
    await choose(userEvent, dialog, 'wrong.xlsx')
    await userEvent.click(dialog.getByRole('button', { name: 'Start upload' }))
    await waitFor(() => expect(dialog.getByText('Imported, but with errors.')).toBeVisible())
    await expect(dialog.getByText('12 rows: 9 imported, 3 with errors')).toBeVisible()
    const rows = within(dialog.getByRole('region', { name: 'Rows that were not imported' }))
    await expect(rows.getAllByRole('row')[1]).toHaveTextContent('3Not saved: Number must not be emptyCustomer Ada')
    await userEvent.click(dialog.getByRole('button', { name: 'Download the error file import-errors.txt' }))
    await waitFor(() => expect(names).toEqual(['import-errors.txt']))
    await expect(shop.calls).toContain('GET /sys/common/static/temp/import-errors.txt')
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await untilClosed()
  },
}

export const Refused: Story = {
  name: 'Error',
  ...pageStory([page]),
  async play({ userEvent }) {
    const dialog = await open(userEvent)
    await choose(userEvent, dialog, 'refused.xlsx')
    await userEvent.click(dialog.getByRole('button', { name: 'Start upload' }))
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('The import failed: the file could not be read.'),
    )
    await expect(dialog.getByRole('button', { name: 'Start upload' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove refused.xlsx' }))
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

export const Uploading: Story = {
  ...pageStory([page]),
  async play({ userEvent }) {
    const dialog = await open(userEvent)
    await choose(userEvent, dialog, 'slow.xlsx', 'summer.xls')
    await userEvent.click(dialog.getByRole('button', { name: 'Start upload' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: /uploading\.\.\./ })).toBeVisible())
    const [first, second] = dialog.getAllByRole('progressbar')
    await waitFor(() => expect(first).toHaveValue(0.8))
    await expect(second).toHaveValue(0)
    await expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await untilClosed()
  },
}

const withOptions = {
  ...page,
  import: {
    businessCode: 'shop',
    values: { shop: '{{ query.shop }}' },
    strict: true,
    template: '/shop/order/exportXls',
    help: 'One row for each order.',
  },
}

export const Options: Story = {
  ...pageStory([withOptions], { query: { shop: '7' } }),
  async play({ userEvent }) {
    const dialog = await open(userEvent)
    await expect(dialog.getByText('One row for each order.')).toBeVisible()
    const checks = dialog.getByRole('switch', { name: 'Validate rows' })
    await expect(checks).toBeChecked()
    await userEvent.click(checks)
    await choose(userEvent, dialog, 'spring.xlsx')
    await userEvent.click(dialog.getByRole('button', { name: 'Start upload' }))
    const expected = 'Imported 2 rows. isSingleTableImport=shop foreignKeys={"shop":"7"} validateStatus=0'
    await waitFor(() => expect(screen.getByText(expected)).toBeVisible())
  },
}

/** Without a template of the page's own an export without records shows how a sheet has to look. */
export const Template: Story = {
  ...pageStory([page]),
  async play({ loaded, userEvent }) {
    const { names } = watchDownloads()
    const dialog = await open(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Download template' }))
    await waitFor(() => expect(names[0]).toMatch(/^Orders template \d{4}-\d\d-\d\d\.xls$/))
    await expect(storyOf(loaded).shop.calls).toContain('GET /shop/order/exportXls?selections=0&template=1')
  },
}

const chooseLongName = (userEvent: UserEventObject, dialog: Dialog) =>
  choose(userEvent, dialog, 'orders of the spring with a name that is far too long for any phone.xlsx', 'summer.xls')

export const Dark: Story = {
  ...pageStory([withOptions]),
  globals: { theme: 'dark' },
  async play({ userEvent }) {
    await chooseLongName(userEvent, await open(userEvent))
  },
}

/** On a phone the import is in the menu of actions. */
export const Mobile: Story = {
  ...pageStory([withOptions]),
  globals: { viewport: { value: 'phone' } },
  async play({ userEvent }) {
    await cardOf('A-023')
    await userEvent.click(await menuActionOf(userEvent, 'Import'))
    await chooseLongName(userEvent, await dialogOf('Import · Orders'))
  },
}

export const Chinese: Story = {
  ...pageStory([page]),
  globals: { language: 'zh' },
  async play({ userEvent }) {
    await rowOf('A-023')
    await userEvent.click(screen.getByRole('button', { name: '导入' }))
    const dialog = await dialogOf('导入 · Orders')
    await userEvent.upload(dialog.getByLabelText('将文件拖到此处，或点击选择'), [sheet('slow.xlsx')])
    await userEvent.click(dialog.getByRole('button', { name: '开始上传' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: /上传中\.\.\./ })).toBeVisible())
  },
}
