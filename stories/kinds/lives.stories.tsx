import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, StrictMode } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { useTranslator } from '../../runtime/i18n/index.ts'
import { Hideable } from '../Hideable.tsx'
import orders from './documents/orders.json'
import visit from './documents/visit.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { dialogOf, rowOf, untilClosed } from './person.ts'

export default { title: 'kinds/lives', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const inTab = { around: (page: ReactNode) => <Hideable>{page}</Hideable> }

/** A half-filled form survives that its tab is hidden, and works on. */
export const FormInTab: Story = {
  ...pageStory(
    [
      {
        ...visit,
        load: [
          { request: { url: '/shop/order/queryById', query: { id: '7' } } },
          { setValues: { note: '{{ result.customer }}' } },
        ],
      },
    ],
    inTab,
  ),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const other = await canvas.findByRole('button', { name: 'Other tab' })
    await waitFor(() => expect(canvas.getByLabelText('Note')).toHaveValue('Grace Hopper'))
    await userEvent.type(canvas.getByLabelText('Name'), 'Ad')
    await userEvent.click(other)
    await waitFor(() => expect(canvas.getByText('At least 3 characters')).not.toBeVisible())
    await userEvent.click(other)
    const name = canvas.getByLabelText('Name')
    await waitFor(() => expect(name).toBeVisible())
    await expect(name).toHaveValue('Ad')
    await userEvent.type(name, 'a')
    await expect(name).toHaveValue('Ada')
    await expect(canvas.queryByText('At least 3 characters')).toBeNull()
    await userEvent.clear(canvas.getByLabelText('Nights'))
    await userEvent.type(canvas.getByLabelText('Nights'), '5')
    await waitFor(() => expect(canvas.getByLabelText('Total')).toHaveValue('400'))
    await userEvent.click(canvas.getByRole('switch', { name: 'For a company' }))
    await userEvent.click(other)
    await userEvent.click(other)
    await userEvent.type(await canvas.findByLabelText('Company'), 'Engines')
    await userEvent.type(canvas.getByLabelText('Tax number'), '7')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    await expect(shop.sent[0]?.body).toMatchObject({ name: 'Ada', nights: 5, company: 'Engines', note: 'Grace Hopper' })
    await expect(shop.calls.filter((call) => call.includes('queryById'))).toHaveLength(1)
  },
}

/** A list keeps what was ticked, asked and turned to, and a dialog in front of it what was put in. */
export const ListInTab: Story = {
  ...pageStory([orders], inTab),
  async play({ canvas, userEvent }) {
    const other = await canvas.findByRole('button', { name: 'Other tab' })
    await rowOf('A-023')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await userEvent.click(within(await rowOf('A-013')).getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const form = await dialogOf('Add · Orders')
    await userEvent.type(await form.findByLabelText('Number'), 'B-001')
    other.click()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    other.click()
    const again = await dialogOf('Add · Orders')
    await expect(again.getByLabelText('Number')).toHaveValue('B-001')
    await userEvent.type(again.getByLabelText('Number'), '2')
    await expect(again.getByLabelText('Number')).toHaveValue('B-0012')
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await untilClosed()
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await expect(within(await rowOf('A-013')).getByRole('checkbox')).toBeChecked()
    await expect(canvas.getByText('11-20 of 23')).toBeVisible()
  },
}

const lines = {
  kind: 'form',
  id: 'shop.lines',
  version: 1,
  title: 'Lines',
  source: { rest: '/shop/order' },
  fields: {
    lines: {
      label: 'Lines',
      widget: 'editable-table',
      fields: { what: { label: 'What' }, code: { label: 'Code' } },
    },
  },
  layout: ['lines'],
} as const
const openingLines = {
  ...visit,
  actions: [
    { id: 'dialog', label: 'In a dialog', steps: [{ open: { page: 'shop.lines' } }] },
    { id: 'drawer', label: 'In a drawer', steps: [{ open: { page: 'shop.lines', in: 'drawer' } }] },
  ],
} as const

/** A table in a dialog or a drawer keeps its columns while the tab is hidden, and what closes after it is gone. */
export const TableInTab: Story = {
  ...pageStory([openingLines, lines], inTab),
  async play({ canvas, userEvent }) {
    const other = await canvas.findByRole('button', { name: 'Other tab' })
    for (const place of ['In a dialog', 'In a drawer']) {
      await userEvent.click(await canvas.findByRole('button', { name: place }))
      const opened = await dialogOf(/Lines/)
      await userEvent.click(await opened.findByRole('button', { name: 'Add row' }))
      await userEvent.type(await opened.findByRole('textbox', { name: 'What, row 1' }), 'Tea')
      other.click()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      other.click()
      const again = await dialogOf(/Lines/)
      await expect(again.getByRole('textbox', { name: 'What, row 1' })).toHaveValue('Tea')
      await userEvent.type(again.getByRole('textbox', { name: 'What, row 1' }), '{Tab}T-1')
      await expect(await again.findByRole('textbox', { name: 'Code, row 1' })).toHaveValue('T-1')
      await userEvent.click(again.getByRole('button', { name: 'Cancel' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
      await untilClosed()
    }
  },
}

/** Effects that run twice, as React's strict mode has them, load once, save once and lose nothing. */
export const Strict: Story = {
  ...pageStory(
    [
      {
        ...visit,
        load: [
          { request: { url: '/shop/order/queryById', query: { id: '7' } } },
          { setValues: { note: '{{ result.customer }}' } },
        ],
      },
    ],
    {
      around: (page) => <StrictMode>{page}</StrictMode>,
    },
  ),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await waitFor(() => expect(canvas.getByLabelText('Note')).toHaveValue('Grace Hopper'))
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada')
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada')
    await userEvent.click(canvas.getByRole('switch', { name: 'For a company' }))
    await userEvent.type(await canvas.findByLabelText('Company'), 'Engines')
    await userEvent.type(canvas.getByLabelText('Tax number'), '7{Enter}')
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    await expect(shop.calls.filter((call) => call.includes('queryById'))).toHaveLength(1)
  },
}

function LanguageButtons() {
  const translator = useTranslator()
  return (
    <button type="button" onClick={() => void translator.setLanguage('zh')}>
      中文
    </button>
  )
}

/** Labels, errors and buttons follow the language, and what was put in stays. */
export const LanguageSwitched: Story = {
  ...pageStory([visit], {
    around: (page) => (
      <>
        <LanguageButtons />
        {page}
      </>
    ),
  }),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Mail'), 'no mail')
    await userEvent.type(canvas.getByLabelText('Phone'), '7')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByText('Name is required')).toBeVisible())
    await expect(canvas.getByText('Enter an e-mail address')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '中文' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '提交' })).toBeVisible())
    await expect(canvas.queryByText('Name is required')).toBeNull()
    await expect(canvas.queryByText('Enter an e-mail address')).toBeNull()
    await expect(canvas.getByText('Eleven digits, please')).toBeVisible()
    await expect(canvas.getAllByRole('alert')).toHaveLength(3)
    await expect(canvas.getByLabelText('Mail')).toHaveValue('no mail')
  },
}
