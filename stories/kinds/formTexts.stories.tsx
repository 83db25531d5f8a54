import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'

export default { title: 'kinds/form texts', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const head = { kind: 'form', version: 1, title: 'Visit' } as const

const outcome = {
  ...head,
  id: 'shop.outcome',
  submit: [{ close: true }],
  fields: { name: { label: 'Name' } },
  layout: [
    { note: 'Plain words.' },
    {
      note: 'Welcome, {name}.',
      title: 'Done',
      values: { name: 'values.name' },
      level: 'success',
      large: true,
      showWhen: "values.name == 'Ada'",
    },
    { note: 'It is <b>not</b> {{ 1 + 1 }}.', level: 'warning' },
    'name',
  ],
}

/** Words follow the values of the form, and are never markup. */
export const Notes: Story = {
  ...pageStory([outcome]),
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText('Plain words.')).toBeVisible())
    await expect(canvas.queryByRole('note')).toBeNull()
    await expect(canvas.getByText('It is <b>not</b> {{ 1 + 1 }}.')).toBeVisible()
    await expect(canvas.queryByText(/^Welcome/)).toBeNull()
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada')
    await waitFor(() => expect(canvas.getByText('Welcome, Ada.')).toBeVisible())
    await expect(canvas.getByRole('heading', { name: 'Done' })).toBeVisible()
  },
}

const links = {
  ...head,
  id: 'shop.links',
  submit: [{ close: true }],
  fields: { sites: { label: 'Sites' }, name: { label: 'Name' } },
  layout: ['name'],
  load: [
    {
      setValues: {
        sites: [
          { id: 'acme', title: 'Acme' },
          { id: 'x', title: '<b>X</b>' },
        ],
      },
    },
  ],
  footer: [
    {
      links: 'values.sites',
      to: '/sys/render/{{ item.id }}',
      label: '{{ item.title }}',
      title: 'Or by',
      ofServer: true,
    },
    { links: "['javascript:alert(1)', '//elsewhere.test/']", to: '{{ item }}', label: 'Hostile' },
    { links: '[]', to: '/', label: 'None', title: 'Nothing' },
  ],
}

/** One link for each item; an address that could run something is none. */
export const Links: Story = {
  ...pageStory([links]),
  async play({ canvas }) {
    const acme = await canvas.findByRole('link', { name: 'Acme' })
    await expect(acme.getAttribute('href')).toMatch(/\/api\/sys\/render\/acme$/)
    await expect(canvas.getByRole('link', { name: '<b>X</b>' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Hostile' })).toBeNull()
    await expect(canvas.queryByText('Nothing')).toBeNull()
  },
}

const ways = {
  ...head,
  id: 'shop.ways',
  fields: {
    way: { label: 'Way', default: 'mail' },
    mail: { label: 'Mail', required: true },
    passed: { label: 'Slide', widget: 'slider-verify', required: true },
  },
  layout: [
    {
      tabs: [
        { id: 'mail', title: 'By mail', items: ['mail'] },
        { id: 'slide', title: 'By hand', items: ['passed'] },
      ],
      choice: 'way',
    },
  ],
  submit: [{ request: { method: 'POST', url: '/shop/order/add', body: '{{ values }}' } }],
}

/** Of tabs among which one is chosen, the fields of the others are neither asked nor sent. */
export const ChosenTab: Story = {
  ...pageStory([ways]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await userEvent.click(await canvas.findByRole('tab', { name: 'By hand' }))
    const slider = await canvas.findByRole('slider', { name: 'Slide' })
    await expect(canvas.getByLabelText('Mail')).not.toBeVisible()
    slider.focus()
    await userEvent.keyboard('{End}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    await expect(shop.sent[0]?.body).toEqual({ way: 'slide', passed: true })
  },
}

const requests = {
  ...head,
  id: 'shop.wishes',
  fields: { mail: { label: 'Mail', widget: 'switch', props: { on: true, off: false } } },
  layout: ['mail'],
  autosave: true,
  load: [{ setValues: { mail: false } }],
  submit: [{ request: { method: 'PUT', url: '/shop/order/edit', body: { mail: '{{ values.mail }}' } } }],
}

/** Each change is saved at once; what the server refuses goes back. */
export const Autosave: Story = {
  ...pageStory([requests]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const mail = await canvas.findByRole('switch', { name: 'Mail' })
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await waitFor(() => expect(mail).toBeEnabled())
    await userEvent.click(mail)
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    await expect(shop.sent[0]).toMatchObject({ call: 'PUT /shop/order/edit', body: { mail: true } })
    shop.refuse('/shop/order/edit', 'Not now')
    await userEvent.click(mail)
    await expect(mail).not.toBeChecked()
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('Not now'))
    await waitFor(() => expect(mail).toBeChecked())
  },
}

const first = {
  ...head,
  id: 'shop.first',
  submit: [{ close: true }],
  fields: { name: { label: 'Name' } },
  layout: ['name'],
  related: [
    { page: 'shop.first', label: 'First', icon: 'user' },
    { page: 'shop.second', label: 'Second' },
  ],
}

/** The way to the pages that belong together. */
export const Related: Story = {
  ...pageStory([first]),
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'First' })).toHaveAttribute('aria-current', 'page'))
    await userEvent.click(canvas.getByRole('link', { name: 'Second' }))
    await waitFor(() => expect(canvas.getByLabelText('Went to')).toHaveTextContent('/page/shop.second'))
  },
}

export const RelatedOnAPhone: Story = { ...pageStory([first]), globals: { viewport: { value: 'phone' } } }
export const NotesInTheDark: Story = { ...pageStory([outcome]), globals: { theme: 'dark' } }
