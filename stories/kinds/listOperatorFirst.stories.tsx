import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { rowOf } from './person.ts'
import type { Shop } from './server/shop.ts'

export default { title: 'kinds/list operator first', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const withOperator = (operator: string) => ({ widget: 'input', props: { operator } })
const queriesOf = ({ calls }: Shop, last = false) => {
  const queries = calls.filter((call) => call.includes('/order/list'))
  const [, query] = queries.at(last ? -1 : 0)?.split('?') ?? []
  return Object.fromEntries(new URLSearchParams(query))
}

/** The default of an entry is asked by the operator too, from the first question on; reset goes back to it. */
export const Default: Story = {
  ...pageStory([
    {
      ...orders,
      query: [
        { field: 'number', ...withOperator('ne'), default: 'A-001' },
        { field: 'customer', ...withOperator('ne'), default: '!Nobody' },
      ],
    },
  ]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const field = await canvas.findByLabelText('Number')
    await waitFor(() => expect(queriesOf(shop)).toMatchObject({ number: '!A-001', customer: '!Nobody' }))
    await expect(field).toHaveValue('A-001')
    await expect(canvas.getByLabelText('Customer')).toHaveValue('Nobody')
    await userEvent.clear(field)
    await userEvent.type(field, 'A-002{Enter}')
    await waitFor(() => expect(queriesOf(shop, true)).toMatchObject({ number: '!A-002' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(queriesOf(shop, true)).toMatchObject({ number: '!A-001' }))
  },
}

const ruled = { ...orders, query: [{ field: 'number', rules: ['eq', 'in', 'between'], ...withOperator('ne') }] }

/** Rules of several values and of a range ask plain ones, each as it is typed: the operator is that of one value. */
export const SeveralValues: Story = {
  ...pageStory([ruled]),
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    await rowOf('A-023')
    const rule = canvas.getByRole('combobox', { name: /Number/ })
    await userEvent.type(canvas.getByLabelText('Number'), 'A-002')
    await userEvent.selectOptions(rule, 'is one of')
    const values = within(await canvas.findByRole('group', { name: /Number/ }))
    await userEvent.type(values.getByRole('textbox'), 'A-003{Enter}!A-004{Enter}')
    await expect(values.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A-002',
      'A-003',
      '!A-004',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(queriesOf(shop, true)).toMatchObject({ number_MultiString: 'A-002,A-003,!A-004' }))
    await userEvent.selectOptions(rule, 'between')
    const [from, to] = await canvas.findAllByRole('textbox', { name: /Number/ })
    await expect(from).toHaveValue('A-002')
    await userEvent.type(to as HTMLElement, '!A-009{Enter}')
    await expect(to).toHaveValue('!A-009')
    await waitFor(() => expect(queriesOf(shop, true)).toMatchObject({ number_begin: 'A-002', number_end: '!A-009' }))
  },
}
