import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
// The question comes at once, however busy the machine is.
import '../../runtime/shell/notices/QuestionDialog.tsx'
import visit from './documents/visit.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { dialogOf, untilClosed } from './person.ts'

export default { title: 'kinds/form leaving', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const linkTo = (place: 'dialog' | 'drawer', form: object = visit) =>
  [
    {
      kind: 'form',
      id: 'shop.door',
      version: 1,
      title: 'Door',
      layout: [],
      actions: [{ id: 'open', label: 'Open', steps: [{ open: { page: 'shop.visit', in: place, width: 640 } }] }],
    },
    { ...visit, ...form },
  ] as const

/** Presses Escape with the code by which antd knows it, which the simulated keyboard leaves out. */
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', keyCode: 27 })

/** The lists and calendars that antd has open; one that was closed stays in the page, hidden. */
const openPopups =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'

/** Answers the question whether what was put in may be lost. */
async function answer(words: 'Discard' | 'Keep editing') {
  const title = await screen.findByText('Discard unsaved input?')
  await waitFor(() => expect(title).toBeVisible())
  await userEvent.click(screen.getByText(words))
}

/** Opens the dialog or drawer of the door and types a name. */
async function visitAs(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  const dialog = await dialogOf('Visit')
  const field = await dialog.findByLabelText('Name')
  await userEvent.click(field)
  if (name !== '') await userEvent.keyboard(name)
  return { dialog, field }
}

/** Each way out of a dialog asks when something would be lost. */
export const LeaveGuard: Story = {
  ...pageStory([...linkTo('dialog')]),
  async play() {
    const { dialog, field } = await visitAs('Ada')
    const cancel = dialog.getByRole('button', { name: 'Cancel' })
    const close = dialog.getByRole('button', { name: 'Close' })
    for (const [leave, from] of [
      [() => pressEscape(), field],
      [() => userEvent.click(cancel), cancel],
      [() => userEvent.click(close), close],
    ] as const) {
      await leave()
      await answer('Keep editing')
      await waitFor(() => expect(screen.queryByText('Discard unsaved input?')).toBeNull())
      await waitFor(() => expect(from).toHaveFocus())
      await expect(field).toHaveValue('Ada')
    }
    await pressEscape()
    await answer('Discard')
    await untilClosed()
  },
}

/**
 * What opens at a field takes the keys for itself: Escape never reaches the dialog behind it, and Enter takes a day without
 * saving. The browser's own popover, as that of a long text, closes on keys of a person alone.
 */
export const KeysOfWhatIsOpen: Story = {
  ...pageStory([
    ...linkTo('dialog', {
      fields: {
        name: { label: 'Name' },
        day: { label: 'Day', widget: 'date' },
        tree: { label: 'Tree', widget: 'tree-select', props: { nodes: [{ value: 'n', label: 'North' }] } },
        nothing: { label: 'Nothing', widget: 'dict-search-select', props: { dict: 'sex' } },
        long: { label: 'Long', widget: 'input-popup' },
        none: { label: 'None', widget: 'dict-select', props: { dict: 'none', search: true } },
      },
      layout: ['name', 'day', 'tree', 'nothing', 'none', 'long'],
    }),
  ]),
  async play({ loaded }) {
    const { dialog } = await visitAs('Ada')
    for (const label of ['Day', 'Tree', 'Nothing', 'None']) {
      await userEvent.click(await dialog.findByLabelText(label))
      await waitFor(() => expect(document.querySelectorAll(openPopups)).toHaveLength(1))
      if (label === 'Nothing') {
        await userEvent.keyboard('nobody')
        await waitFor(() => expect(screen.getByText('No data')).toBeVisible())
      }
      await pressEscape()
      await waitFor(() => expect(document.querySelectorAll(openPopups)).toHaveLength(0))
      await expect(screen.queryByText('Discard unsaved input?')).toBeNull()
    }
    await userEvent.click(dialog.getByRole('button', { name: /Long/ }))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
    await pressEscape()
    await expect(screen.queryByText('Discard unsaved input?')).toBeNull()
    await userEvent.type(dialog.getByLabelText('Day'), '2026-02-03{Enter}')
    await expect(dialog.getByLabelText('Day')).toHaveValue('2026-02-03')
    await expect(storyOf(loaded).shop.sent).toHaveLength(0)
    await userEvent.type(dialog.getByLabelText('Name'), ' L{Enter}')
    await untilClosed()
    await expect(storyOf(loaded).shop.sent.map(({ body }) => body)).toMatchObject([
      { name: 'Ada L', day: '2026-02-03' },
    ])
  },
}

/** Nothing is asked where nothing would be lost: what was typed and taken back, and what was saved. */
export const NothingToLose: Story = {
  ...pageStory([...linkTo('dialog')]),
  async play({ loaded }) {
    await visitAs('')
    await pressEscape()
    await untilClosed()
    const { dialog } = await visitAs('A{Backspace}')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await untilClosed()
    await visitAs('Ada{Enter}')
    await untilClosed()
    await expect(storyOf(loaded).shop.sent).toHaveLength(1)
  },
}

/** The mask of a drawer asks too. */
export const Drawer: Story = {
  ...pageStory([...linkTo('drawer')]),
  async play() {
    await visitAs('Ada')
    document.querySelector<HTMLElement>('.ant-drawer-mask')?.click()
    await answer('Discard')
    await untilClosed()
  },
}

/** The browser asks before the window is left, as long as something is not saved. */
export const Window: Story = {
  ...pageStory([visit]),
  async play({ canvas }) {
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const name = await canvas.findByLabelText('Name')
    await expect(asks()).toBe(false)
    await userEvent.type(name, 'A')
    await expect(asks()).toBe(true)
    await userEvent.clear(name)
    await expect(asks()).toBe(false)
  },
}

/** A page that is opened anew, as after a reload of the window. */
function Reopened({ children }: { readonly children: ReactNode }) {
  const [turn, setTurn] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setTurn(turn + 1)}>
        Open anew
      </button>
      <div key={turn}>{children}</div>
    </>
  )
}

const kept = {
  ...visit,
  draft: true,
  fields: { ...visit.fields, phone: { label: 'Phone', widget: 'password' }, note: { label: 'Note', draft: false } },
}

/** What was left unsaved is offered again; secrets are not. */
export const Draft: Story = {
  ...pageStory([kept], { around: (page) => <Reopened>{page}</Reopened> }),
  async play({ canvas, loaded }) {
    const again = await canvas.findByRole('button', { name: 'Open anew' })
    const fill = async (name: string) => {
      await userEvent.type(await canvas.findByLabelText('Name'), name)
      await userEvent.type(canvas.getByLabelText('Phone'), 'secret')
      await userEvent.type(canvas.getByLabelText('Note'), 'mine')
      await userEvent.click(again)
    }
    await fill('Ada')
    const found = within(await canvas.findByRole('status'))
    await expect(canvas.getByLabelText('Name')).toHaveValue('')
    await expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret|mine/)
    await userEvent.click(found.getByRole('button', { name: 'Restore' }))
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada')
    await expect(canvas.getByLabelText('Phone')).toHaveValue('')
    await expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(storyOf(loaded).shop.sent).toHaveLength(1))
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue(''))
    await expect(canvas.queryByRole('status')).toBeNull()

    await fill('Grace')
    await userEvent.click(within(await canvas.findByRole('status')).getByRole('button', { name: 'Discard' }))
    await userEvent.click(again)
    await canvas.findByLabelText('Name')
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

/** The note of a draft, left in sight. */
export const DraftFound: Story = {
  ...pageStory([kept], { around: (page) => <Reopened>{page}</Reopened> }),
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ada')
    await userEvent.click(await canvas.findByRole('button', { name: 'Open anew' }))
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible())
  },
}
