import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PageScripts } from '../../runtime/page/index.ts'
import { pressKey } from '../widgets/pressKey.ts'
import orders from './documents/orders.json'
import sale from './documents/sale.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { cardOf, dialogOf, rowOf, untilClosed } from './person.ts'

export default { title: 'kinds/stored scripts', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const step = (method: string) => ({ script: { form: 'orders', type: 'list', method } })

/** A list with buttons whose code is a method of its script. */
const page = {
  ...orders,
  toolbar: ['add', { id: 'paidOnes', label: 'Paid ones', steps: [step('paidOnes')] }],
  rowActions: ['edit', { id: 'ship', label: 'Ship', steps: [step('ship')] }, 'remove'],
}

const list = `
  paidOnes() {
    this.queryParam.status = '2'
    this.loadData(1)
  }
  async ship(row) {
    if (row.status === '2') {
      const { success, message } = await this.putAction('/shop/order/pay', { id: row.id })
      this.$message[success ? 'success' : 'warning']('Shipped ' + row.number + ': ' + message)
      return
    }
    this.$confirm({ content: 'Not paid. Ship ' + row.number + ' anyway?', onOk: () => this.$message.info('Shipped unpaid') })
  }
  beforeEdit(row) {
    return new Promise((resolve, reject) => row.status === '2' ? reject('What is paid stays as it is') : resolve())
  }
  beforeDelete(row) {
    if (row.number === 'A-023') throw new Error('The newest order stays')
  }
`

const form = `
  show() {
    this.sh.note = false
    this.setFieldsValue({ customer: 'Somebody' })
    this.changeOptions('status', [{ value: '7', text: 'Waiting' }, { value: '8', text: 'Sent' }])
  }
  onlChange() {
    return {
      amount(that, event) {
        that.sh.note = Number(event.value) > 100
        that.setFieldsValue({ note: 'Amount ' + event.value })
      }
    }
  }
  beforeSubmit(that, formData) {
    if (formData.amount > 500) return Promise.reject('That is too much')
    formData.customer = formData.customer.toUpperCase()
    return Promise.resolve()
  }
`

const both: PageScripts = { code: 'orders', list, form }

/** The script of a form fills, hides and checks fields, and what it changes before saving is saved. */
export const FormScript: Story = {
  ...pageStory([page], { scripts: both }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await rowOf('A-023')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const dialog = await dialogOf('Add · Orders')
    await dialog.findByLabelText('Customer')
    await waitFor(() => expect(dialog.getByLabelText('Customer')).toHaveValue('Somebody'))
    await waitFor(() => expect(dialog.queryByLabelText('Note')).toBeNull())
    await userEvent.type(dialog.getByLabelText('Number'), 'B-1')
    await userEvent.type(dialog.getByLabelText('Amount'), '600')
    await waitFor(() => expect(dialog.getByLabelText('Note')).toHaveValue('Amount 600'))
    // A key and no click: clicks of the test library hold back what React hears of a list that opens.
    dialog.getByLabelText('Status').focus()
    await pressKey('ArrowDown')
    await userEvent.click(await screen.findByText('Waiting'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('That is too much')).toBeVisible())
    await expect(shop.sent).toHaveLength(0)
    await userEvent.clear(dialog.getByLabelText('Amount'))
    await userEvent.type(dialog.getByLabelText('Amount'), '400')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await untilClosed()
    await expect(shop.sent[0]).toMatchObject({
      call: 'POST /shop/order/add',
      body: { number: 'B-1', customer: 'SOMEBODY', amount: 400, status: '7', note: 'Amount 400' },
    })
  },
}

/** Buttons of a list run its script with their row; its checks stop what they refuse. */
export const ListScript: Story = {
  ...pageStory([page], { scripts: both }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const press = async (row: string, name: string) =>
      userEvent.click(within(await rowOf(row)).getByRole('button', { name }))
    await press('A-021', 'Ship')
    await waitFor(() => expect(screen.getByText('Shipped A-021: Paid')).toBeVisible())
    await expect(shop.sent[0]).toMatchObject({ call: 'PUT /shop/order/pay', body: { id: '21' } })
    await press('A-022', 'Ship')
    await userEvent.click((await dialogOf('Please confirm')).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.getByText('Shipped unpaid')).toBeVisible())
    await untilClosed()
    await press('A-021', 'Edit')
    await waitFor(() => expect(screen.getByText('What is paid stays as it is')).toBeVisible())
    await press('A-023', 'Delete')
    await waitFor(() => expect(screen.getByText('The newest order stays')).toBeVisible())
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Paid ones' }))
    await canvas.findByText('1-7 of 7')
  },
}

/** A script that fails says where and why. */
export const FailingScript: Story = {
  ...pageStory([page], { scripts: { code: 'orders', list: 'ship(row) {\n  row.nothing.at = 1\n}' } }),
  async play({ userEvent }) {
    await userEvent.click(within(await rowOf('A-023')).getByRole('button', { name: 'Ship' }))
    await waitFor(() =>
      expect(screen.getByText(/^Script of the list orders, method ship, line 2, column \d+: cannot /)).toBeVisible(),
    )
  },
}

const invoice = {
  kind: 'form',
  id: 'shop.invoice',
  version: 1,
  title: 'Invoice',
  fields: {
    customer: { label: 'Customer' },
    amount: { label: 'Amount', widget: 'number' },
    note: { label: 'Note' },
    lines: {
      label: 'Lines',
      widget: 'editable-table',
      fields: {
        what: { label: 'What' },
        unit: { label: 'Unit', widget: 'select', props: { options: [{ value: 'pc', label: 'Piece' }] } },
      },
    },
  },
  layout: ['customer', 'amount', 'note', 'lines'],
  submit: [{ message: 'Sent' }],
} as const

const changingFields = `
  loaded() {
    this.changeSubTableOptions('lines', 'unit', [{ value: 'kg', text: 'Kilogram' }])
    this.updateSchema([
      { field: 'customer', disabled: true },
      { field: 'amount', required: true },
      { field: 'note', ifShow: false },
    ])
  }
`

/** A script changes the choices of a column of a sub table, and locks, requires and hides fields. */
export const ScriptThatChangesFields: Story = {
  ...pageStory([invoice], {
    scripts: { code: 'invoice', form: changingFields },
    opening: { mode: 'edit', record: { id: '1', customer: 'Ada', lines: [{ id: '1', what: 'Flour', unit: 'kg' }] } },
  }),
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText('Kilogram')).toBeVisible())
    await waitFor(() => expect(canvas.queryByLabelText('Note')).toBeNull())
    await expect(canvas.getByLabelText('Customer')).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByLabelText(/Amount/)).toHaveAccessibleDescription('Amount is required'))
    await expect(screen.queryByText('Sent')).toBeNull()
  },
}

/** A script that does not end is stopped, and the page goes on. */
export const EndlessScript: Story = {
  ...pageStory([page], { scripts: { code: 'orders', list: 'paidOnes() {\n  for (;;);\n}' } }),
  async play({ canvas, userEvent }) {
    await rowOf('A-023')
    await userEvent.click(canvas.getByRole('button', { name: 'Paid ones' }))
    await waitFor(() =>
      expect(screen.getByText(/method paidOnes.*: it ran for too long, and was stopped/)).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const dialog = await dialogOf('Add · Orders')
    await waitFor(() => expect(dialog.getByLabelText('Number')).toBeVisible())
  },
}

/** A loop inside of the engine cannot be interrupted: its sandbox is ended. */
export const HangingScript: Story = {
  ...pageStory([page], {
    scripts: { code: 'orders', list: 'ship() { Array.prototype.indexOf.call({ length: 2 ** 52 }, 1) }' },
  }),
  async play({ userEvent }) {
    await userEvent.click(within(await rowOf('A-023')).getByRole('button', { name: 'Ship' }))
    await waitFor(() => expect(screen.getByText(/its sandbox stopped responding/)).toBeVisible(), {
      timeout: 15_000,
    })
  },
}

/** What cannot be read, and what this app does not have, stands on the page. */
export const BrokenScript: Story = {
  ...pageStory([page], { scripts: { code: 'orders', list: 'ship(row) {\n  return ) \n}' } }),
  async play() {
    await rowOf('A-023')
    await waitFor(() =>
      expect(screen.getByText(/^Script of the list orders, line 2, column 10: it cannot be read: /)).toBeVisible(),
    )
  },
}

export const UnofferedName: Story = {
  ...pageStory([sale], { scripts: { code: 'sale', form: 'loaded() { this.refMap; this.refMap }' } }),
  async play() {
    await waitFor(() =>
      expect(screen.getByText('The script of sale uses “refMap”, which this app does not offer.')).toBeVisible(),
    )
  },
}

/** A site that runs no scripts says so, and shows none of their buttons. */
export const ScriptsThatDoNotRun: Story = {
  ...pageStory([page], { scripts: both, runsScripts: false }),
  async play({ canvas, userEvent }) {
    await waitFor(() =>
      expect(
        canvas.getByText('This form has scripts of another system (orders). This site does not run them.'),
      ).toBeVisible(),
    )
    await rowOf('A-023')
    await expect(canvas.queryByRole('button', { name: 'Ship' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Paid ones' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const dialog = await dialogOf('Add · Orders')
    await waitFor(() => expect(dialog.getByLabelText('Note')).toBeVisible())
    await expect(dialog.queryByText(/does not run them/)).toBeNull()
  },
}

export const ScriptsThatDoNotRunInTheDark: Story = { ...ScriptsThatDoNotRun, globals: { theme: 'dark' } }
export const BrokenScriptOnAPhone: Story = {
  ...BrokenScript,
  globals: { viewport: { value: 'phone' } },
  async play() {
    await cardOf('A-023')
    await waitFor(() =>
      expect(screen.getByText(/^Script of the list orders, line 2, column 10: it cannot be read: /)).toBeVisible(),
    )
  },
}
