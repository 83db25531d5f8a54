import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import page from '../pages/picker.json'
import people from './documents/people.json'
import team from './documents/team.json'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { columnOf, dialogOf, rowOf, untilClosed } from './person.ts'
import { createPeople } from './server/people.ts'

const onClose = fn()

export default {
  title: 'kinds/picker page',
  component: PageStage,
  beforeEach: () => onClose.mockClear(),
} satisfies Meta<typeof PageStage>
type Story = StoryObj

const peopleStory = (
  choice: {
    readonly multiple: boolean
    readonly selected?: readonly string[]
    readonly filter?: Record<string, unknown>
  },
  shop = createPeople,
  document: PageDocument = people,
) =>
  pageStory([document], {
    shop,
    place: 'dialog',
    onClose,
    opening: { mode: 'view', choice: { selected: [], ...choice } },
  })

/** One document that uses every option of the kind. */
export const EveryOption: Story = {
  ...pageStory([page], { shop: createPeople, place: 'dialog', onClose, opening: { mode: 'view' } }),
  async play({ canvas }) {
    await rowOf('Ada Lovelace')
    await expect(canvas.getByRole('tree', { name: 'Departments' })).toBeVisible()
    await expect(canvas.queryByRole('note')).toBeNull()
  },
}

export const Dark: Story = { ...EveryOption, globals: { theme: 'dark' } }

/** Below 500 px: one column, two columns of the table, tree and chosen records folded away. */
export const Mobile: Story = {
  ...peopleStory({ multiple: true, selected: ['ada1'] }),
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = {
  ...peopleStory({ multiple: true }, () => {
    const shop = createPeople()
    shop.hold('/shop/person/list')
    return shop
  }),
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: 'Choose people' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Empty: Story = {
  ...peopleStory({ multiple: false }, () => createPeople([])),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No data')).toBeVisible())
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  ...peopleStory({ multiple: false }, () => {
    const shop = createPeople()
    shop.refuse('/shop/person/list', 'The people are locked')
    return shop
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await rowOf('Ada Lovelace')).toBeVisible()
  },
}

/** The tree fails by itself and is asked again; the records are there all the while. */
export const TreeFailed: Story = {
  ...peopleStory({ multiple: false }, () => {
    const shop = createPeople()
    shop.refuse('queryTreeList', 'The departments are locked')
    return shop
  }),
  async play({ canvas, userEvent }) {
    await rowOf('Ada Lovelace')
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('tree', { name: 'Departments' })).toBeVisible())
  },
}

/** A record that cannot be chosen. */
export const Disabled: Story = {
  ...peopleStory({ multiple: true }, createPeople, { ...people, rowDisabledWhen: "record.status == '3'" }),
  async play({ canvas, userEvent }) {
    const row = await rowOf('Alan Turing')
    await expect(within(row).getByRole('checkbox')).toBeDisabled()
    await userEvent.click(canvas.getByText('Alan Turing'))
    await expect(canvas.getByText('0 selected')).toBeVisible()
  },
}

/** Five records to a page; a double click takes one at once. */
export const DoubleClick: Story = {
  ...peopleStory({ multiple: false }),
  async play({ canvas, loaded, userEvent }) {
    await userEvent.dblClick(within(await rowOf('Grace Hopper')).getByText('grace2'))
    await expect(onClose).toHaveBeenCalledWith([expect.objectContaining({ realname: 'Grace Hopper' })])
    await expect(storyOf(loaded).shop.calls.join()).toContain('pageSize=5')
    await expect(canvas.getByText('1-5 of 12')).toBeVisible()
  },
}

/** A node of the tree says which records show, from the first page on; what is chosen stays. */
export const ByDepartment: Story = {
  ...peopleStory({ multiple: true }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText('Ada Lovelace'))
    await userEvent.click(await canvas.findByText('Branch'))
    await waitFor(() => expect(columnOf('Account')).toEqual(['edsger3', 'margaret6', 'radia9', 'john12']))
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search in Departments' }), 'acc')
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Accounts' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'All' }))
    await expect(await rowOf('Ada Lovelace')).toBeVisible()
  },
}

/** Records that were chosen earlier show their names though their page was not seen yet. */
export const ChosenBefore: Story = {
  ...peopleStory({ multiple: true, selected: ['ada1', 'john12'] }),
  async play({ canvas, loaded }) {
    const chosen = within(await canvas.findByRole('complementary', { name: 'Selected' }))
    await waitFor(() => expect(chosen.getByText('John Backus')).toBeVisible())
    await expect(storyOf(loaded).shop.calls.join()).toContain('username_MultiString=ada1%2Cjohn12')
  },
}

/** What the opener says narrows the records. */
export const Narrowed: Story = {
  ...peopleStory({ multiple: false, filter: { departId: 'd2' } }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('1-4 of 4')).toBeVisible())
  },
}

/** A step of an action opens the picker in a drawer and goes on with the chosen records. */
export const FromAStep: Story = {
  ...pageStory([team, people], { shop: createPeople }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose people' }))
    const drawer = await dialogOf('Who takes part?')
    await userEvent.click(await drawer.findByText('Grace Hopper'))
    await userEvent.click(drawer.getByRole('button', { name: 'OK' }))
    await untilClosed()
    await waitFor(() => expect(screen.getByText('Grace Hopper')).toBeVisible())
  },
}
