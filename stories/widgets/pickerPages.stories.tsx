import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PageStage } from '../kinds/PageStage.tsx'
import { pageStory, storyOf } from '../kinds/pageStory.tsx'
import { dialogOf, rowOf, untilClosed } from '../kinds/person.ts'
import { formWith, simpleUserPickerPage, userByDepartPickerPage, userPickerPage } from './pickerDocuments.ts'
import { createUserServer } from './userServer.ts'

/** The widgets that choose records, in a form and with the picker pages that ship. */
export default { title: 'widgets/picker pages', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const teamStory = (fields: Parameters<typeof formWith>[0], record: object = {}) =>
  pageStory([formWith(fields), userPickerPage, simpleUserPickerPage, userByDepartPickerPage], {
    shop: createUserServer,
    opening: { mode: 'edit', record: { id: '1', ...record } },
  })

type Canvas = ReturnType<typeof within>
type User = { click(element: Element): Promise<void> }

const open = async (canvas: Canvas, userEvent: User, button: string, title: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return dialogOf(title)
}

const widthOf = (title: string): string => screen.getByRole('dialog', { name: title }).style.width

/** Saves the form and gives what was sent. */
async function save(canvas: Canvas, userEvent: User, loaded: Record<string, unknown>): Promise<unknown> {
  const { shop } = storyOf(loaded)
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(shop.sent).toHaveLength(1))
  return shop.sent[0]?.body
}

const team = { label: 'Team', widget: 'user-picker' }

/** Users who were chosen earlier are ticked and stay, whichever page of the picker they stand on. */
export const OneMoreUser: Story = {
  ...teamStory({ team }, { team: 'ada,konrad' }),
  async play({ canvas, userEvent, loaded }) {
    const dialog = await open(canvas, userEvent, 'Team: Choose users', 'Choose users')
    await expect(within(await rowOf('Ada Lovelace')).getByRole('checkbox')).toBeChecked()
    await expect(within(await rowOf('Ada Lovelace')).getByRole('cell', { name: '—' })).toBeVisible()
    await expect(dialog.getByText('2 selected')).toBeVisible()
    const chosen = within(dialog.getByRole('complementary', { name: 'Selected' }))
    await waitFor(() => expect(chosen.getByText('Konrad Zuse')).toBeVisible())
    await userEvent.click(dialog.getByText('Grace Hopper'))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await untilClosed()
    await waitFor(() => expect(canvas.getByText('Grace Hopper')).toBeVisible())
    await expect(await save(canvas, userEvent, loaded)).toMatchObject({ team: 'ada,konrad,grace' })
  },
}

/** The same where ids are stored. */
export const OneMoreUserById: Story = {
  ...teamStory({ team: { ...team, props: { value: 'id' } } }, { team: 'u1' }),
  async play({ canvas, userEvent, loaded }) {
    const dialog = await open(canvas, userEvent, 'Team: Choose users', 'Choose users')
    await expect(within(await rowOf('Ada Lovelace')).getByRole('checkbox')).toBeChecked()
    await userEvent.click(dialog.getByText('Grace Hopper'))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await untilClosed()
    await expect(await save(canvas, userEvent, loaded)).toMatchObject({ team: 'u1,u2' })
  },
}

/** Several users have the room of 1200 px; their names are cut at 25 letters (specification 9). */
export const SeveralUsers: Story = {
  ...teamStory({ team }),
  async play({ canvas, userEvent }) {
    const dialog = await open(canvas, userEvent, 'Team: Choose users', 'Choose users')
    await expect(widthOf('Choose users')).toContain('1200px')
    const row = await rowOf('Wolfeschlegelsteinhausenb…')
    await userEvent.click(within(row).getByRole('checkbox'))
    const chosen = within(dialog.getByRole('complementary', { name: 'Selected' }))
    await waitFor(() => expect(chosen.getByText('Wolfeschlegelsteinhausenb…')).toBeInTheDocument())
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await untilClosed()
    await waitFor(() => expect(canvas.getByText('Wolfeschlegelsteinhausenb…')).toBeVisible())
  },
}

export const SeveralUsersByDepartment: Story = {
  ...teamStory({ team: { label: 'Team', widget: 'user-by-depart-picker' } }, { team: 'ada' }),
  async play({ canvas, userEvent }) {
    const title = 'Choose users by department'
    await open(canvas, userEvent, `Team: ${title}`, title)
    await expect(within(await rowOf('Ada Lovelace')).getByRole('checkbox')).toBeChecked()
    await expect(await rowOf('Wolfeschlegelsteinhausenb…')).toBeVisible()
    await expect(widthOf(title)).toContain('1250px')
  },
}

/** One user is chosen in the dialog of any selector. */
export const OneUser: Story = {
  ...teamStory({ team: { ...team, props: { multiple: false } } }),
  async play({ canvas, userEvent }) {
    await open(canvas, userEvent, 'Team: Choose users', 'Choose users')
    await expect(widthOf('Choose users')).toContain('1000px')
  },
}

const mentor = {
  label: 'Mentor',
  widget: 'record-picker',
  props: { page: 'system.simple-user-picker', value: 'id', label: 'username', fills: { account: 'username' } },
}

/** The simple picker filters by sex and birthday and gives id and username (specification 3). */
export const SimpleUsers: Story = {
  ...teamStory({ mentor, account: { label: 'Account' } }),
  async play({ canvas, userEvent, loaded }) {
    const dialog = await open(canvas, userEvent, 'Mentor: Choose', 'Choose users')
    await rowOf('Ada Lovelace')
    const headers = dialog.getAllByRole('columnheader').map((header) => header.textContent)
    await expect(headers).toEqual(['Select', 'Name', 'User name', 'Phone', 'Birthday'])
    await expect(dialog.getByLabelText('Sex')).toHaveAttribute('role', 'combobox')
    const [from, until] = await dialog.findAllByLabelText('Birthday')
    if (!from || !until) throw new Error('A birthday is asked by two days')
    await userEvent.type(from, '1906-01-01{Enter}')
    await userEvent.type(until, '1906-12-31{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(dialog.queryByText('Ada Lovelace')).toBeNull())
    await userEvent.click(await dialog.findByText('Grace Hopper'))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await untilClosed()
    await expect(await save(canvas, userEvent, loaded)).toMatchObject({ mentor: 'u2', account: 'grace' })
  },
}

const records = {
  label: 'Team',
  widget: 'record-picker',
  props: {
    page: 'system.user-picker',
    multiple: true,
    value: 'username',
    label: 'realname',
    textField: 'names',
    fills: { phones: 'phone' },
  },
}

/** What stands beside the chosen records goes with the one that is taken out. */
export const TakenOut: Story = {
  ...teamStory(
    { team: records, names: { label: 'Names' }, phones: { label: 'Phones' } },
    { team: 'ada,grace', names: 'Ada Lovelace,Grace Hopper', phones: '1,2' },
  ),
  async play({ canvas, userEvent, loaded }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Ada Lovelace' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Grace Hopper' })).toBeVisible())
    await expect(canvas.getByLabelText('Names')).toHaveValue('Grace Hopper')
    await expect(await save(canvas, userEvent, loaded)).toMatchObject({
      team: 'grace',
      names: 'Grace Hopper',
      phones: '2',
    })
  },
}

/** The title of the picker page names what is chosen. One more is, the one from before is taken out: the fields hold what the records say. */
export const ChosenAndTakenOut: Story = {
  ...teamStory(
    { team: records, names: { label: 'Names' }, phones: { label: 'Phones' } },
    { team: 'ada', names: 'Ada Lovelace', phones: '1' },
  ),
  async play({ canvas, userEvent, loaded }) {
    const dialog = await open(canvas, userEvent, 'Team: Choose', 'Choose users')
    await expect(widthOf('Choose users')).toContain('1000px')
    await userEvent.click(await dialog.findByText('Edsger Dijkstra'))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await untilClosed()
    await expect(canvas.getByLabelText('Names')).toHaveValue('Ada Lovelace,Edsger Dijkstra')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ada Lovelace' }))
    await expect(await save(canvas, userEvent, loaded)).toMatchObject({
      team: 'edsger',
      names: 'Edsger Dijkstra',
      phones: '1390000u3',
    })
  },
}
