import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { queryEditor } from '../../widgets/query-editor/index.ts'
import { Field } from './Field.tsx'
import { Wide } from './Wide.tsx'

const sql = 'select name, cost\nfrom asset'
const place = `$${'{'}least}`

export default {
  title: 'widgets/query-editor',
  component: Field,
  args: {
    widget: queryEditor,
    onChange: fn(),
    onSiblings: fn(),
    label: 'Query',
    value: sql,
    props: { height: 120, columns: 'items', parameters: 'params', newColumn: { isShow: 1 } },
    siblings: { items: [], params: [] },
  },
  decorators: [(Story) => <Wide>{Story()}</Wide>],
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const editor = () => screen.getByRole('textbox', { name: 'Query' })
const isWritten = (text: RegExp) => waitFor(() => expect(document.querySelector('.view-lines')).toHaveTextContent(text))

export const Preview: Story = {
  async play({ userEvent, args }) {
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
    const rows = await screen.findByRole('region', { name: 'Preview rows' })
    await expect(within(rows).getByText('Pump 20')).toBeInTheDocument()
    await expect(screen.getByText('First 20 rows')).toBeVisible()
    // There were no columns, so they are those of the query.
    await expect(args.onSiblings).toHaveBeenLastCalledWith({
      items: [
        { isShow: 1, fieldName: 'name', fieldTxt: 'Name', fieldType: 'String', orderNum: 1 },
        { isShow: 1, fieldName: 'cost', fieldTxt: 'Cost', fieldType: 'Double', orderNum: 2 },
      ],
    })
  },
}
export const PreviewByKeys: Story = {
  async play({ userEvent }) {
    await isWritten(/from asset/)
    editor().focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await screen.findByText('First 20 rows')).toBeVisible()
  },
}
export const Proposals: Story = {
  args: { value: 'select  from asset' },
  async play({ userEvent }) {
    await isWritten(/from asset/)
    editor().focus()
    await userEvent.keyboard('{Home}{ArrowRight>7/}co')
    const list = await screen.findByRole('listbox', { name: 'Suggest' })
    await userEvent.click(await within(list).findByRole('option', { name: /^cost/ }))
    await isWritten(/select cost from asset/)
  },
}
export const Mistake: Story = {
  args: { value: 'select name\nfrom assets' },
  async play({ userEvent }) {
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
    const words = 'There is no table or view assets (line 2, column 6)'
    await expect(await screen.findByText(words)).toHaveRole('alert')
    await waitFor(() => expect(document.querySelector('.squiggly-error')).toBeInTheDocument())
    // The mistake goes with the text that had it.
    editor().focus()
    await userEvent.keyboard('{Control>}{End}{/Control}{Backspace}')
    await waitFor(() => expect(document.querySelector('.squiggly-error')).toBeNull())
    await expect(screen.queryByText(words)).toBeNull()
  },
}
export const Parameters: Story = {
  args: {
    value: `${sql}\nwhere cost > ${place}`,
    siblings: { items: [], params: [{ paramName: 'least', paramValue: '5' }] },
  },
  async play({ userEvent, args }) {
    await expect(await screen.findByLabelText('least')).toHaveValue('5')
    await userEvent.click(screen.getByRole('button', { name: 'Read columns' }))
    await expect(await screen.findByText('Columns added: name, cost.')).toBeVisible()
    await expect(args.onSiblings).toHaveBeenCalled()
  },
}
/** What a person set for columns stays, and what went is named. */
export const ReadAnew: Story = {
  args: {
    props: { columns: 'items', removedColumns: 'removed' },
    siblings: {
      items: [
        { id: '1', fieldName: 'cost', fieldTxt: 'Price' },
        { id: '2', fieldName: 'colour' },
      ],
    },
  },
  async play({ userEvent, args }) {
    await userEvent.click(screen.getByRole('button', { name: 'Read columns' }))
    await expect(await screen.findByText('Columns added: name. Columns removed: colour.')).toBeVisible()
    await expect(args.onSiblings).toHaveBeenLastCalledWith(
      expect.objectContaining({
        removed: '2',
        items: [
          expect.objectContaining({ fieldName: 'name' }),
          expect.objectContaining({ id: '1', fieldTxt: 'Price' }),
        ],
      }),
    )
  },
}
export const Loading: Story = {
  args: { value: 'select asleep' },
  async play({ userEvent }) {
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
    await expect(await screen.findByText('Running the query…')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { value: 'select nothing' },
  async play({ userEvent }) {
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
    await expect(await screen.findByText('The query returns no rows.')).toBeVisible()
  },
}
/** Escape stays in the editor, and the next Tab leaves it. */
export const LeftByKeys: Story = {
  async play({ userEvent, args }) {
    await isWritten(/from asset/)
    editor().focus()
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(editor()).not.toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Json: Story = {
  args: { value: '[{ "a": 1 }]', props: { sort: 'dataType' }, siblings: { dataType: 'json' } },
  async play() {
    await isWritten(/"a": 1/)
    await expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull()
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  async play() {
    await isWritten(/from asset/)
    await expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull()
  },
}
export const Invalid: Story = { args: { error: 'Filter required' } }
export const ReadOnly: Story = { args: { as: 'view' } }
export const Cell: Story = { args: { as: 'cell' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
