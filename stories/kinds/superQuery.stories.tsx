import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { cardOf, dialogOf, menuActionOf, rowOf, untilClosed } from './person.ts'
import { createShop, type Shop } from './server/shop.ts'

export default { title: 'kinds/super query', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const page = { ...orders, toolbar: ['add', 'superQuery', 'export'] }

const opened = async () => {
  const dialog = await dialogOf('Advanced query')
  await dialog.findByRole('button', { name: 'Add condition' })
  return dialog
}
const open = async (userEvent: UserEventObject) => {
  await rowOf('A-023')
  await userEvent.click(screen.getByRole('button', { name: 'Advanced query' }))
  return await opened()
}
type Dialog = Awaited<ReturnType<typeof open>>

/** Adds a condition as a person would. */
async function addLine(
  userEvent: UserEventObject,
  dialog: Dialog,
  line: number,
  field: string,
  rule: string,
  value: string,
) {
  await userEvent.click(dialog.getByRole('button', { name: 'Add condition' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: `Condition ${line}: Field` }), field)
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: `Condition ${line}: Operator` }), rule)
  await userEvent.type(await dialog.findByLabelText(`Condition ${line}: Value`), value)
}
const confirm = (userEvent: UserEventObject, dialog: Dialog) =>
  userEvent.click(dialog.getByRole('button', { name: 'OK' }))

/** Says yes to a question in front of the builder. */
async function agree(userEvent: UserEventObject, question: string, yes: string) {
  const dialog = (await screen.findByText(question)).closest<HTMLElement>('[role="dialog"]')
  if (!dialog) throw new Error('The question stands in no dialog.')
  await userEvent.click(within(dialog).getByRole('button', { name: yes }))
}

/** What the last question of the list asked by conditions. */
function lastQuery({ calls }: Shop) {
  const query = new URLSearchParams(calls.findLast((call) => call.includes('/order/list'))?.split('?')[1])
  const sent = query.get('superQueryParams')
  return {
    match: query.get('superQueryMatchType'),
    conditions: sent === null ? null : JSON.parse(decodeURIComponent(sent)),
  }
}

export const NoLines: Story = {
  ...pageStory([page]),
  async play({ userEvent }) {
    const dialog = await open(userEvent)
    await expect(dialog.getByText('No conditions')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Use the query Large orders of Ada' })).toBeVisible())
  },
}

export const Filtered: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const dialog = await open(userEvent)
    await addLine(userEvent, dialog, 1, 'Customer', 'contains', 'Ada')
    await addLine(userEvent, dialog, 2, 'Amount', 'at least', '100')
    await confirm(userEvent, dialog)
    await untilClosed()
    await waitFor(() => expect(canvas.getByText('1-3 of 3')).toBeVisible())
    await expect(lastQuery(shop)).toEqual({
      match: 'and',
      conditions: [
        { field: 'customer', rule: 'like', val: 'Ada', type: 'text', dbType: 'string' },
        { field: 'amount', rule: 'ge', val: '100', type: 'number', dbType: 'bigdecimal' },
      ],
    })
    await expect(canvas.getByText('query active')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear: query active' }))
    await waitFor(() => expect(canvas.getByText('1-10 of 23')).toBeVisible())
    await expect(canvas.queryByText('query active')).toBeNull()
    await expect(lastQuery(shop).conditions).toBeNull()
  },
}

/** The conditions are there again when the builder opens once more. */
export const Reopened: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    const dialog = await open(userEvent)
    await userEvent.click(dialog.getByRole('radio', { name: 'Any condition (or)' }))
    await addLine(userEvent, dialog, 1, 'Number', 'ends with', '1')
    await addLine(userEvent, dialog, 2, 'Number', 'equals', 'A-007{Enter}')
    await untilClosed()
    await waitFor(() => expect(canvas.getByText('1-4 of 4')).toBeVisible())
    await expect(lastQuery(storyOf(loaded).shop).match).toBe('or')
    await userEvent.click(screen.getByRole('button', { name: 'Advanced query' }))
    const again = await dialogOf('Advanced query')
    await waitFor(() => expect(again.getByRole('radio', { name: 'Any condition (or)' })).toBeChecked())
    await waitFor(() => expect(again.getByLabelText('Condition 2: Value')).toHaveValue('A-007'))
    await userEvent.click(again.getByRole('button', { name: 'Remove condition 2' }))
    await expect(again.queryByLabelText('Condition 2: Value')).toBeNull()
    await userEvent.click(again.getByRole('button', { name: 'Reset' }))
    await expect(again.getByText('No conditions')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('1-10 of 23')).toBeVisible())
  },
}

export const EmptyConditions: Story = {
  ...pageStory([page]),
  async play({ loaded, userEvent }) {
    const dialog = await open(userEvent)
    const { shop } = storyOf(loaded)
    const before = shop.calls.length
    await confirm(userEvent, dialog)
    await waitFor(() => expect(screen.getByText('cannot query with empty conditions')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Add condition' }))
    await expect(dialog.getByRole('combobox', { name: 'Condition 1: Field' })).toHaveFocus()
    await expect(dialog.getByRole('combobox', { name: 'Condition 1: Operator' })).toHaveValue('eq')
    await expect(dialog.getByRole('combobox', { name: 'Condition 1: Field' })).toBeInvalid()
    await userEvent.click(dialog.getByRole('button', { name: 'Save query' }))
    await waitFor(() => expect(screen.getByText('empty conditions cannot be saved')).toBeVisible())
    await expect(shop.calls.slice(before).filter((call) => call.includes('/list?column'))).toHaveLength(0)
  },
}

/** The rule `in` takes several values; another rule keeps only the first. */
export const SeveralValues: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    const dialog = await open(userEvent)
    await addLine(userEvent, dialog, 1, 'Number', 'is one of', 'A-001{Enter}A-002,A-003{Enter}A-001{Enter}')
    const values = within(dialog.getByRole('group', { name: 'Values of Condition 1: Value' }))
    await expect(values.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A-001',
      'A-002',
      'A-003',
    ])
    await userEvent.click(values.getByRole('button', { name: 'Remove A-001' }))
    await confirm(userEvent, dialog)
    await untilClosed()
    await waitFor(() => expect(canvas.getByText('1-2 of 2')).toBeVisible())
    await expect(lastQuery(storyOf(loaded).shop).conditions).toMatchObject([{ rule: 'in', val: 'A-002,A-003' }])
    await userEvent.click(screen.getByRole('button', { name: 'Advanced query' }))
    const again = await dialogOf('Advanced query')
    await userEvent.selectOptions(await again.findByRole('combobox', { name: 'Condition 1: Operator' }), 'equals')
    await waitFor(() => expect(again.getByLabelText('Condition 1: Value')).toHaveValue('A-002'))
  },
}

/** Which rules are offered follows from the field; the value is edited by its widget. */
export const RulesByField: Story = {
  ...pageStory([page]),
  async play({ userEvent }) {
    const dialog = await open(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Add condition' }))
    const rulesOf = async (field: string) => {
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Condition 1: Field' }), field)
      const options = within(dialog.getByRole('combobox', { name: 'Condition 1: Operator' })).getAllByRole('option')
      return options.map((option) => (option as HTMLOptionElement).value)
    }
    const all = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le']
    await expect(await rulesOf('Number')).toEqual(all)
    await expect(await rulesOf('Note')).toEqual(all)
    await expect(await rulesOf('Amount')).toEqual(['eq', 'in', 'ne', 'gt', 'ge', 'lt', 'le'])
    await expect(await rulesOf('Status')).toEqual(['eq', 'like', 'in', 'ne'])
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Condition 1: Value' })).toBeInTheDocument())
  },
}

export const SavedAndOverwritten: Story = {
  ...pageStory([page]),
  async play({ loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const dialog = await open(userEvent)
    await addLine(userEvent, dialog, 1, 'Number', 'starts with', 'A-02')
    const save = async (name: string) => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Save query' }))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Save name' }), `${name}{Enter}`)
    }
    await save(' ')
    await waitFor(() => expect(screen.getByText('save name cannot be empty')).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox', { name: 'Save name' }), 'Twenties{Enter}')
    await waitFor(() => expect(screen.getByText('saved successfully')).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Use the query Twenties' })).toBeVisible())
    await expect(shop.sent.at(-1)).toEqual({
      call: 'POST /sys/savedQuery/save',
      body: {
        pageId: 'shop.order',
        title: 'Twenties',
        matchType: 'and',
        records: [{ field: 'number', rule: 'right_like', val: 'A-02', type: 'text', dbType: 'string' }],
      },
    })
    await save('Twenties')
    await agree(userEvent, 'Twenties already exists, overwrite?', 'Overwrite')
    await waitFor(() => expect(shop.sent).toHaveLength(2))
    await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Save name' })).toBeNull())
    await expect(dialog.getAllByRole('button', { name: 'Use the query Twenties' })).toHaveLength(1)
    await expect(dialog.getByRole('button', { name: 'Save query' })).toHaveFocus()
  },
}

/** Escape takes back the name alone; the builder and its conditions stay. */
export const NamingCancelled: Story = {
  ...pageStory([page]),
  async play({ userEvent }) {
    const dialog = await open(userEvent)
    await addLine(userEvent, dialog, 1, 'Number', 'equals', 'A-007')
    await userEvent.click(await dialog.findByRole('button', { name: 'Save query' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Save name' }), 'Bond{Escape}')
    await expect(dialog.queryByRole('textbox', { name: 'Save name' })).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Save query' })).toHaveFocus()
    await expect(dialog.getByLabelText('Condition 1: Value')).toHaveValue('A-007')
  },
}

export const LoadedAndDeleted: Story = {
  ...pageStory([page]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const dialog = await open(userEvent)
    await userEvent.click(await dialog.findByRole('button', { name: 'Use the query Large orders of Ada' }))
    await waitFor(() => expect(dialog.getByLabelText('Condition 1: Value')).toHaveValue('Ada'))
    await waitFor(() => expect(dialog.getByLabelText('Condition 2: Value')).toHaveValue('100'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the query Large orders of Ada' }))
    await agree(userEvent, 'delete current query?', 'Delete')
    await waitFor(() => expect(dialog.getByText('No saved queries')).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save query' })).toHaveFocus())
    await expect(shop.calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /sys/savedQuery/delete?id=1'])
    await confirm(userEvent, dialog)
    await untilClosed()
    await waitFor(() => expect(canvas.getByText('1-3 of 3')).toBeVisible())
  },
}

const lines = {
  label: 'Lines',
  widget: 'editable-table',
  fields: { product: { label: 'Product' }, pieces: { label: 'Pieces', widget: 'number' } },
}

/** Fields of a sub-table stand together, and are asked as `parent,child`. */
export const GroupedFields: Story = {
  ...pageStory([{ ...page, fields: { ...orders.fields, lines } }]),
  async play({ loaded, userEvent }) {
    const dialog = await open(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Add condition' }))
    const field = dialog.getByRole('combobox', { name: 'Condition 1: Field' })
    await expect(within(field).getByRole('group', { name: 'Lines' })).toBeInTheDocument()
    await userEvent.selectOptions(field, 'Lines-Pieces')
    await userEvent.type(await dialog.findByLabelText('Condition 1: Value'), '3{Enter}')
    await untilClosed()
    await waitFor(() =>
      expect(lastQuery(storyOf(loaded).shop).conditions).toMatchObject([
        { field: 'lines,pieces', rule: 'eq', val: '3' },
      ]),
    )
  },
}

/** A page may say what is asked, in which order, by which rules. */
export const ChosenFields: Story = {
  ...pageStory([
    { ...page, superQuery: { fields: ['amount', { field: 'number', label: 'Order', rules: ['right_like', 'eq'] }] } },
  ]),
  async play({ userEvent }) {
    const dialog = await open(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Add condition' }))
    const field = dialog.getByRole('combobox', { name: 'Condition 1: Field' })
    const names = within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    await expect(names).toEqual(['Field', 'Amount', 'Order'])
    await userEvent.selectOptions(field, 'Order')
    await expect(dialog.getByRole('combobox', { name: 'Condition 1: Operator' })).toHaveValue('eq')
  },
}

const shopThat = (change: (shop: Shop) => void) => () => {
  const shop = createShop()
  change(shop)
  return shop
}

export const Loading: Story = {
  ...pageStory([page], { shop: shopThat((shop) => shop.hold('/savedQuery/list')) }),
  async play({ userEvent }) {
    const dialog = await open(userEvent)
    await expect(dialog.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save query' })).toBeDisabled()
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  ...pageStory([page], { shop: shopThat((shop) => shop.refuse('/savedQuery/list', 'The table is locked')) }),
  async play({ userEvent }) {
    const dialog = await open(userEvent)
    await waitFor(() => expect(dialog.getByText('The table is locked')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Use the query Large orders of Ada' })).toBeVisible())
  },
}

/** A server of the family does not know saved queries. */
const createFamilyShop = (): Shop => {
  const shop = createShop()
  return {
    ...shop,
    fetch: async (input, init) =>
      new Request(input, init).url.includes('/savedQuery/')
        ? Response.json({ success: false, code: 404, message: 'no such path' }, { status: 404 })
        : shop.fetch(input, init),
  }
}

export const KeptInTheBrowser: Story = {
  ...pageStory([page], { shop: createFamilyShop }),
  async play({ canvas, userEvent }) {
    const dialog = await open(userEvent)
    await waitFor(() => expect(dialog.getByText('No saved queries')).toBeVisible())
    await addLine(userEvent, dialog, 1, 'Number', 'equals', 'A-007')
    await userEvent.click(dialog.getByRole('button', { name: 'Save query' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Save name' }), 'Bond{Enter}')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Use the query Bond' })).toBeVisible())
    await expect(dialog.getByText('Kept in this browser only')).toBeVisible()
    await expect(canvas.queryByText('no such path')).toBeNull()
  },
}

const fill = async (userEvent: UserEventObject, dialog: Dialog) => {
  await userEvent.click(await dialog.findByRole('button', { name: 'Use the query Large orders of Ada' }))
  await addLine(userEvent, dialog, 3, 'Number', 'is one of', 'A-001{Enter}A-006{Enter}A-011{Enter}')
  await userEvent.click(dialog.getByRole('button', { name: 'Add condition' }))
}

export const Dark: Story = {
  ...pageStory([page]),
  globals: { theme: 'dark' },
  async play({ userEvent }) {
    await fill(userEvent, await open(userEvent))
  },
}

/** On a phone the advanced query is in the menu of actions. */
export const Mobile: Story = {
  ...pageStory([page]),
  globals: { viewport: { value: 'phone' } },
  async play({ userEvent }) {
    await cardOf('A-023')
    await userEvent.click(await menuActionOf(userEvent, 'Advanced query'))
    await fill(userEvent, await opened())
  },
}

export const Chinese: Story = {
  ...pageStory([page]),
  globals: { language: 'zh' },
  async play({ userEvent }) {
    await rowOf('A-023')
    await userEvent.click(screen.getByRole('button', { name: '高级查询' }))
    const dialog = await dialogOf('高级查询')
    await userEvent.click(await dialog.findByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.getByText('不能查询空条件')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: '保存查询条件' }))
    await waitFor(() => expect(screen.getByText('空条件不能保存')).toBeVisible())
  },
}
