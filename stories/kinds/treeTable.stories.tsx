import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import page from '../pages/treeTable.json'
import units from './documents/units.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { dialogOf, untilClosed } from './person.ts'
import { createUnits } from './server/units.ts'
import { lineOf, linesOf, openLine, toggleLine } from './treePerson.ts'

export default { title: 'kinds/tree table', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const treeStory = (document: typeof units = units, options: Parameters<typeof createUnits>[0] = {}) =>
  pageStory([document], { shop: () => createUnits(options) })

/** One document that uses every option of the kind. */
export const EveryOption: Story = {
  ...pageStory([page], { shop: createUnits }),
  async play({ canvas }) {
    await openLine('Head office')
    await openLine('People')
    await expect(await lineOf('Hiring')).toHaveAttribute('aria-level', '3')
    await expect(canvas.queryByRole('note')).toBeNull()
  },
}

export const Dark: Story = { ...EveryOption, globals: { theme: 'dark' } }

export const Mobile: Story = { ...EveryOption, globals: { viewport: { value: 'phone' } } }

export const Chinese: Story = {
  ...treeStory(),
  globals: { language: 'zh' },
  async play() {
    await expect(await lineOf('Head office')).toBeVisible()
  },
}

export const Loading: Story = {
  ...pageStory([units], {
    shop: () => {
      const shop = createUnits()
      shop.hold('/list')
      return shop
    },
  }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('treegrid', { name: 'Units' })).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Empty: Story = {
  ...treeStory(units, { rows: [] }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No data')).toBeVisible())
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  ...pageStory([units], {
    shop: () => {
      const shop = createUnits()
      shop.refuse('/list', 'The table is locked')
      return shop
    },
  }),
  async play({ canvas, userEvent }) {
    await expect((await canvas.findAllByText('The table is locked'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await lineOf('Archive')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  ...treeStory({ ...units, toolbar: [], rowActions: ['view'] } as unknown as typeof units),
  async play({ canvas }) {
    await openLine('Head office')
    await expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull()
  },
}

/** Records that cannot be ticked. */
export const Disabled: Story = {
  ...treeStory({ ...units, rowDisabledWhen: "record.name == 'Archive'" } as typeof units),
  async play() {
    const line = await lineOf('Archive')
    await expect(within(line).getByRole('checkbox')).toBeDisabled()
    await expect(within(await lineOf('Head office')).getByRole('checkbox')).toBeEnabled()
  },
}

/** Children come as their record opens, by one call each, and stay while it is closed. */
export const Opening: Story = {
  ...treeStory(),
  async play({ loaded }) {
    const { shop } = storyOf(loaded)
    const head = await lineOf('Head office')
    await expect(head).toHaveAttribute('aria-expanded', 'false')
    await expect(head).toHaveAttribute('aria-posinset', '1')
    await expect(head).toHaveAttribute('aria-setsize', '4')
    await expect(await lineOf('Archive')).not.toHaveAttribute('aria-expanded')
    shop.hold('parentId=1&')
    toggleLine(head)
    await waitFor(() => expect(head).toHaveAttribute('aria-expanded', 'true'))
    await expect(head.querySelector('[data-loading]')).not.toBeNull()
    shop.release('parentId=1&')
    await expect(await lineOf('Finance')).toHaveAttribute('aria-level', '2')
    const before = shop.calls.length
    toggleLine(head)
    await waitFor(() => expect(linesOf()).not.toContain('Finance'))
    toggleLine(head)
    await lineOf('Finance')
    await expect(shop.calls.length).toBe(before)
  },
}

/** The keys of a tree: open and go in, close and go out, first and last. */
export const Keyboard: Story = {
  ...treeStory(),
  async play({ canvas, userEvent }) {
    await lineOf('Head office')
    canvas.getByRole('treegrid').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await lineOf('Head office')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await lineOf('Finance')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await lineOf('Finance')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await lineOf('Head office')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await lineOf('Head office')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{End}')
    await expect(await lineOf('Archive')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(await lineOf('Head office')).toHaveFocus()
  },
}

/** An answer that is neither a list nor a page of records says so at its record, and is asked again there. */
export const Unrecognised: Story = {
  ...pageStory([units], {
    shop: () => {
      const shop = createUnits()
      shop.refuse('parentId=1&', '', { nothing: 'known' })
      return shop
    },
  }),
  async play({ canvas, userEvent }) {
    toggleLine(await lineOf('Head office'))
    await waitFor(() => expect(canvas.getByText('returned data type not recognised')).toBeVisible())
    await expect(await lineOf('Northern branch')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await lineOf('Finance')).toBeVisible()
    await expect(canvas.queryByText('returned data type not recognised')).toBeNull()
  },
}

export const UnrecognisedInChinese: Story = {
  ...pageStory([units], {
    shop: () => {
      const shop = createUnits()
      shop.refuse('/list', '', 'text')
      return shop
    },
  }),
  globals: { language: 'zh' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('返回的数据类型无法识别')).toBeVisible())
  },
}

/** A branch that was refused, beside one that is empty though its record said otherwise. */
export const BranchRefused: Story = {
  ...pageStory([units], {
    shop: () => {
      const shop = createUnits()
      shop.refuse('parentId=1&', 'The unit is locked')
      return shop
    },
  }),
  async play({ canvas, userEvent }) {
    toggleLine(await lineOf('Head office'))
    await waitFor(() => expect(canvas.getByText('The unit is locked')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await lineOf('Finance')).toBeVisible()
  },
}

export const BareArrays: Story = {
  ...treeStory(units, { answers: 'array' }),
  async play() {
    await openLine('Head office')
    await expect(await lineOf('Legal')).toBeVisible()
  },
}

/** The whole tree in one answer: nothing more is asked, and it is searched where it is. */
export const WholeTree: Story = {
  ...treeStory({ ...units, tree: { order: 'orderNo', children: 'children' } } as typeof units, { answers: 'tree' }),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await lineOf('Head office')
    const before = shop.calls.length
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }))
    await expect(await lineOf('Engineers')).toHaveAttribute('aria-level', '4')
    await userEvent.type(canvas.getByLabelText('Name'), 'outb{Enter}')
    await waitFor(() => expect(linesOf()).toEqual(['Southern branch', 'Warehouse', 'Outbound']))
    await expect(shop.calls.length).toBe(before)
  },
}

/** Flat records that name their parents, in one answer. */
export const FlatRecords: Story = {
  ...treeStory({ ...units, tree: { order: 'orderNo', lazy: false } } as unknown as typeof units),
  async play() {
    await openLine('Northern branch')
    await openLine('Sales')
    await expect(await lineOf('Shops')).toHaveAttribute('aria-level', '3')
  },
}

/** A reload keeps what is open, asks for it together, and shows no line less meanwhile. */
export const Reloaded: Story = {
  ...treeStory(),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    for (const name of ['Head office', 'People', 'Northern branch']) await openLine(name)
    const lines = linesOf()
    const before = shop.calls.length
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(shop.calls.length).toBe(before + 4))
    await waitFor(() => expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-busy', 'false'))
    await expect(linesOf()).toEqual(lines)
  },
}

/** Where the server takes several parents, what is open is asked for by one call. */
export const ReloadedInOneCall: Story = {
  ...treeStory({
    ...units,
    tree: { order: 'orderNo', batch: { parameter: 'parentId_MultiString' } },
  } as typeof units),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    for (const name of ['Head office', 'People', 'Northern branch']) await openLine(name)
    const lines = linesOf()
    const before = shop.calls.length
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(shop.calls.slice(before).join()).toContain('parentId_MultiString=1%2C9%2C14'))
    await waitFor(() => expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-busy', 'false'))
    await expect(shop.calls.length).toBe(before + 2)
    await expect(linesOf()).toEqual(lines)
  },
}

/** A search asks the server, opens what is above its matches, and marks them. */
export const Searched: Story = {
  ...treeStory(),
  async play({ canvas, userEvent }) {
    await openLine('Southern branch')
    await userEvent.type(canvas.getByLabelText('Name'), 'sales{Enter}')
    await waitFor(() => expect(linesOf()).toEqual(['Northern branch', 'Sales', 'Southern branch', 'Sales']))
    const matches = document.querySelectorAll('[data-look="match"]')
    await expect([...matches].map((match) => match.textContent)).toEqual(['Sales', 'Sales'])
    toggleLine((await screen.findAllByRole('row', { name: /Sales/ }))[0] as HTMLElement)
    await expect(await lineOf('Shops')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(linesOf().slice(0, 3)).toEqual(['Head office', 'Northern branch', 'Southern branch']))
    await expect(await lineOf('Warehouse')).toBeVisible()
  },
}

export const SearchedInVain: Story = {
  ...treeStory(),
  async play({ canvas, userEvent }) {
    await lineOf('Head office')
    await userEvent.type(canvas.getByLabelText('Name'), 'nowhere{Enter}')
    await waitFor(() => expect(canvas.getByText('No data')).toBeVisible())
  },
}

export const OpenedAll: Story = {
  ...treeStory(),
  async play({ canvas, userEvent }) {
    await lineOf('Head office')
    const all = canvas.getByRole('button', { name: 'Expand all' })
    await userEvent.click(all)
    await lineOf('Finance')
    await userEvent.click(all)
    await expect(await lineOf('Payroll')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }))
    await waitFor(() => expect(linesOf()).toHaveLength(4))
  },
}

/** Ticking a record ticks all below it; a part of them shows as such above. */
export const Cascading: Story = {
  ...treeStory(),
  async play({ canvas, userEvent }) {
    await openLine('Head office')
    const boxOf = async (name: string) => within(await lineOf(name)).getByRole<HTMLInputElement>('checkbox')
    await userEvent.click(await boxOf('Head office'))
    await expect(await boxOf('Legal')).toBeChecked()
    await expect(canvas.getByText('4 selected')).toBeVisible()
    await openLine('Legal')
    await expect(await boxOf('Patents')).toBeChecked()
    await userEvent.click(await boxOf('Patents'))
    await expect(await boxOf('Contracts')).toBeChecked()
    for (const name of ['Legal', 'Head office']) {
      await expect(await boxOf(name)).not.toBeChecked()
      await expect((await boxOf(name)).indeterminate).toBe(true)
    }
    await userEvent.click(await boxOf('Patents'))
    await expect(await boxOf('Head office')).toBeChecked()
  },
}

/** A record below another: the form begins with its parent, which is open afterwards, as is all that was. */
export const ChildAdded: Story = {
  ...treeStory(),
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    for (const name of ['Head office', 'People', 'Northern branch']) await openLine(name)
    const lines = linesOf()
    await userEvent.click(within(await lineOf('Archive')).getByRole('button', { name: 'Add child' }))
    const dialog = await dialogOf(/Units/)
    await userEvent.type(await dialog.findByLabelText('Name'), 'Cellar')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await untilClosed()
    await expect(await lineOf('Cellar')).toHaveAttribute('aria-level', '2')
    await expect(linesOf()).toEqual([...lines, 'Cellar'])
    await expect(shop.sent[0]?.body).toMatchObject({ name: 'Cellar', parentId: '27' })
  },
}

/** The question names the record once; what lies below it stands under it, as far as it is known. */
export const Removed: Story = {
  ...treeStory(),
  async play({ canvas, userEvent }) {
    await openLine('Head office')
    await openLine('Legal')
    const remove = async (name: string) => {
      await userEvent.click(within(await lineOf(name)).getByRole('button', { name: 'More' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    }
    await remove('Legal')
    const legal = await dialogOf('Delete Legal?')
    await expect(legal.getByText('Entries below it, also deleted: 2')).toBeVisible()
    await expect(legal.getAllByText(/Legal/)).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await untilClosed()
    await remove('Head office')
    const office = await dialogOf('Delete Head office?')
    await expect(office.getByText('Entries below it, also deleted: 5 or more')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await untilClosed()
    await remove('Patents')
    await userEvent.click((await dialogOf('Delete Patents?')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(linesOf()).not.toContain('Patents'))
    await expect(canvas.getByRole('treegrid')).toBeVisible()
  },
}

/** Moving without the mouse: a record is chosen in a dialog, what lies below the moved one is refused, a press undoes it. */
export const Moved: Story = {
  ...treeStory(),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await openLine('Head office')
    await openLine('Legal')
    await userEvent.click(within(await lineOf('Contracts')).getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move' }))
    const dialog = await dialogOf('Move “Contracts”')
    await waitFor(() => expect(dialog.getByRole('treeitem', { name: 'Head office' })).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'Move here' })).toBeDisabled()
    await userEvent.click(dialog.getByText('Archive'))
    await userEvent.click(dialog.getByRole('button', { name: 'Move here' }))
    await untilClosed()
    await expect(shop.sent[0]?.body).toMatchObject({ id: '7', parentId: '27' })
    await waitFor(() => expect(linesOf().slice(-2)).toEqual(['Archive', 'Contracts']))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(shop.sent.at(-1)?.body).toMatchObject({ id: '7', parentId: '6' }))
  },
}
