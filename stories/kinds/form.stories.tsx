import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import visit from './documents/visit.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { createShop } from './server/shop.ts'

export default { title: 'kinds/form', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const guest = {
  id: '1',
  name: 'Ada Lovelace',
  sex: '2',
  nights: 3,
  price: 100,
  total: 300,
  isCompany: 'N',
  mail: 'ada@example.org',
}

export const Add: Story = {
  ...pageStory([visit]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const name = await canvas.findByLabelText('Name')
    await expect(canvas.getByLabelText('Total')).toHaveValue('160')
    await expect(canvas.getByLabelText('Total')).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByText('Name is required')).toBeVisible())
    await expect(name).toHaveAccessibleDescription('Name is required')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(shop.sent).toHaveLength(0)
    await userEvent.keyboard('Ad')
    await expect(canvas.getByText('At least 3 characters')).toBeVisible()
    await userEvent.keyboard('a')
    await expect(name).toHaveAccessibleDescription('As in the passport')
    await userEvent.clear(canvas.getByLabelText('Nights'))
    await userEvent.type(canvas.getByLabelText('Nights'), '4')
    await waitFor(() => expect(canvas.getByLabelText('Total')).toHaveValue('320'))
    await userEvent.type(name, '{Enter}')
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    await expect(shop.sent[0]).toMatchObject({
      call: 'POST /shop/order/add',
      body: { name: 'Ada', nights: 4, total: 320, mail: null },
    })
    await expect(shop.sent[0]?.body).not.toHaveProperty('company')
  },
}

export const Edit: Story = {
  ...pageStory([visit], { opening: { mode: 'edit', record: guest } }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Ada Lovelace'))
    await userEvent.type(canvas.getByLabelText('Phone'), '123')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('Eleven digits, please')).toBeVisible())
    await userEvent.type(canvas.getByLabelText('Phone'), '45')
    await userEvent.clear(canvas.getByLabelText('Phone'))
    await userEvent.type(canvas.getByLabelText('Phone'), '13012345678')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    await expect(shop.sent[0]).toMatchObject({ call: 'PUT /shop/order/edit', body: { id: '1', phone: '13012345678' } })
  },
}

export const ReadOnly: Story = {
  ...pageStory([visit], { opening: { mode: 'view', record: { ...guest, note: '<b>{{1+1}}</b>' } } }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Ada Lovelace')).toBeVisible())
    await expect(canvas.getByText('<b>{{1+1}}</b>')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Female')).toBeVisible())
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

/** A second `save` of the form while the first one runs is none. */
export const SavedOnce: Story = {
  ...pageStory([
    { ...visit, actions: [{ id: 'saveToo', label: 'Save too', steps: [{ submit: true }, { message: 'Through' }] }] },
  ]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ada')
    shop.hold('/add')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save too' }))
    await userEvent.type(canvas.getByLabelText('Name'), '{Enter}')
    shop.release('/add')
    await waitFor(() => expect(screen.getByText('Added')).toBeVisible())
    await expect(shop.sent).toHaveLength(1)
    await expect(screen.queryByText('Through')).toBeNull()
  },
}

const loads = {
  ...visit,
  load: [
    { request: { url: '/shop/order/queryById', query: { id: '7' } } },
    { setValues: { name: '{{ result.customer }}', nights: 5 } },
  ],
}

export const Loading: Story = {
  ...pageStory([loads], {
    shop: () => {
      const shop = createShop()
      shop.hold('/queryById')
      return shop
    },
  }),
  async play({ canvas, loaded }) {
    await waitFor(() => expect(canvas.getByRole('form', { name: 'Visit' })).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByLabelText('Name')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    storyOf(loaded).shop.release('/queryById')
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Grace Hopper'))
    await expect(canvas.getByLabelText('Name')).toBeEnabled()
    await expect(canvas.getByLabelText('Total')).toHaveValue('400')
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  ...pageStory([loads], {
    shop: () => {
      const shop = createShop()
      shop.refuse('/queryById', 'The record is gone')
      return shop
    },
  }),
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The record is gone'))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Grace Hopper'))
  },
}

/** What the server refuses at a field shows there and nowhere else, gets the focus, and goes when the field changes. */
export const ServerRefusal: Story = {
  ...pageStory([visit]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ada')
    shop.refuse('/add', 'Not saved', { mail: 'This mail is {{1+1}} <img src=x>' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByText('This mail is {{1+1}} <img src=x>')).toBeVisible())
    await waitFor(() => expect(canvas.getByLabelText('Mail')).toHaveFocus())
    await expect(screen.queryByText('Not saved')).toBeNull()
    await userEvent.type(canvas.getByLabelText('Mail'), 'a@b.cd')
    await expect(canvas.queryByText(/This mail is/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.sent).toHaveLength(2))
  },
}

/** What the server refuses of fields that do not show has no place on the form: a message has its words. */
export const RefusalWithoutPlace: Story = {
  ...pageStory([visit]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ada')
    shop.refuse('/add', 'Not saved: the company is unknown', { company: 'the company is unknown' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('Not saved: the company is unknown')).toBeVisible())
    shop.refuse('/add', 'Not saved', { mail: 'This mail is known', company: 'No such company' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByText('This mail is known')).toBeVisible())
    await waitFor(() => expect(screen.getByText('No such company')).toBeVisible())
  },
}

/** Fields and groups that depend on values. */
export const Conditions: Story = {
  ...pageStory([visit]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const name = await canvas.findByLabelText('Name')
    await expect(canvas.queryByLabelText('Company')).toBeNull()
    await expect(canvas.getByLabelText('Tax number')).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Empty' })).toBeNull()
    await userEvent.type(name, 'Ada')
    await expect(canvas.getByRole('button', { name: 'Empty' })).toBeVisible()

    await userEvent.click(canvas.getByRole('switch', { name: 'For a company' }))
    await userEvent.type(await canvas.findByLabelText('Company'), 'Engines')
    await expect(canvas.getByLabelText('Tax number')).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByText('Tax number is required')).toBeVisible())
    await userEvent.click(canvas.getByRole('switch', { name: 'For a company' }))
    await expect(canvas.queryByText('Tax number is required')).toBeNull()
    await userEvent.click(canvas.getByRole('switch', { name: 'For a company' }))
    await waitFor(() => expect(canvas.getByLabelText('Company')).toHaveValue('Engines'))

    await userEvent.type(canvas.getByLabelText('Mail'), 'no mail')
    await userEvent.clear(canvas.getByLabelText('Nights'))
    await waitFor(() => expect(canvas.queryByLabelText('Mail')).toBeNull())
    await userEvent.click(canvas.getByRole('switch', { name: 'For a company' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    await expect(shop.sent[0]?.body).not.toHaveProperty('mail')
    await expect(shop.sent[0]?.body).not.toHaveProperty('company')

    await userEvent.click(canvas.getByRole('button', { name: 'Empty' }))
    await expect(name).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'Empty' })).toBeNull()
  },
}

export const Access: Story = {
  ...pageStory([{ ...visit, access: 'visit' }], { access: ['visit'] }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByLabelText('Name')).toBeVisible())
    await expect(canvas.queryByLabelText('Discount')).toBeNull()
  },
}

/** A field that cannot be drawn, and an expression that fails, show it in their place; the rest works. */
export const Issues: Story = {
  ...pageStory([
    {
      ...visit,
      fields: {
        ...visit.fields,
        sex: { label: 'Sex', widget: 'rado' },
        note: { label: 'Note', showWhen: 'values.name ==' },
      },
    },
  ]),
  async play({ canvas, loaded, userEvent }) {
    const name = await canvas.findByLabelText('Name')
    const notes = canvas.getAllByRole('note').map((note) => note.textContent)
    await expect(notes.filter((note) => note?.includes('did you mean `radio`?'))).toHaveLength(2)
    await userEvent.type(name, 'Ada{Enter}')
    await waitFor(() => expect(storyOf(loaded).shop.sent).toHaveLength(1))
  },
}

export const InDialog: Story = {
  ...pageStory([
    {
      kind: 'form',
      id: 'shop.door',
      version: 1,
      title: 'Door',
      layout: [],
      actions: [{ id: 'open', label: 'Open', steps: [{ open: { page: 'shop.visit', width: 640 } }] }],
    },
    visit,
  ]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const open = await canvas.findByRole('button', { name: 'Open' })
    await userEvent.click(open)
    const dialog = within(await screen.findByRole('dialog', { name: 'Visit' }))
    await userEvent.type(await dialog.findByLabelText('Name'), 'Ada')
    shop.hold('/add')
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    shop.release('/add')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(shop.sent).toHaveLength(1)
    await waitFor(() => expect(open).toHaveFocus())
  },
}

export const Dark: Story = {
  ...pageStory([visit], { opening: { mode: 'edit', record: { ...guest, name: '' } } }),
  globals: { theme: 'dark' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByText('Name is required')).toBeVisible())
  },
}

const drawn = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
  await waitFor(() => expect(canvas.getByLabelText('Name')).toBeVisible())
}
export const LabelsAtTheLeft: Story = { ...pageStory([{ ...visit, labels: 'left', columns: 1 }]), play: drawn }

export const Mobile: Story = { ...pageStory([visit]), globals: { viewport: { value: 'phone' } }, play: drawn }

/** A notice knows no more than the key of its record (specification 2.6). */
export const OfOneRecord: Story = {
  ...pageStory(
    [{ ...visit, source: { rest: '/shop/order' }, fields: { customer: { label: 'Customer' } }, layout: ['customer'] }],
    {
      opening: { mode: 'view', record: { id: '2' } },
    },
  ),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Grace Hopper')).toBeVisible())
  },
}
