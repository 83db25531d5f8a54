import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { editableTable } from '../../widgets/editable-table/index.ts'
import { Field } from './Field.tsx'
import { cellAt } from './gridCell.ts'
import { lastGiven } from './lastGiven.ts'
import { Wide } from './Wide.tsx'

/** Editors that are higher than a row of the table. */
export default {
  title: 'widgets/editable-table/tall',
  component: Field,
  decorators: [(Story) => <Wide>{Story()}</Wide>],
  args: {
    widget: editableTable,
    label: 'Rooms',
    fields: {
      name: { label: 'Name' },
      note: { label: 'Note', widget: 'textarea', props: { rows: 5 } },
      picture: { label: 'Picture', widget: 'image-upload' },
      size: { label: 'Size', widget: 'number' },
    },
    value: [
      { id: 'r1', name: 'Red room', note: 'A quiet one', picture: '', size: 12 },
      { id: 'r2', name: 'Blue room', note: 'By the lake', picture: '', size: 20 },
    ],
    props: {},
    onChange: fn(),
  },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const panelOf = (element: HTMLElement): HTMLElement | null => element.querySelector('[popover]:popover-open')

/** It stands over its cell as a panel of its own height, is written in, and closes with what was written. */
export const SeveralLines: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    const cell = cellAt(canvasElement, 1, 1)
    await userEvent.click(cell)
    const note = await canvas.findByRole('textbox', { name: /Note/ })
    await waitFor(() => expect(panelOf(canvasElement)).toContainElement(note))
    await expect(note).toHaveFocus()
    const [panel, own] = [panelOf(canvasElement), cell].map((element) => element?.getBoundingClientRect())
    await expect(panel?.height).toBeGreaterThan(own?.height ?? Number.POSITIVE_INFINITY)
    await expect(Math.abs((panel?.left ?? 0) - (own?.left ?? 0))).toBeLessThan(40)
    await userEvent.keyboard('{Control>}{End}{/Control}, with a boat{Tab}')
    await expect(panelOf(canvasElement)).toBeNull()
    const rows = lastGiven(args.onChange) as readonly { readonly note: string }[]
    await expect(rows[1]?.note).toBe('By the lake, with a boat')
  },
}

/** Escape takes back what was written. */
export const CalledOff: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(cellAt(canvasElement, 0, 1))
    const note = await canvas.findByRole('textbox', { name: /Note/ })
    await waitFor(() => expect(panelOf(canvasElement)).not.toBeNull())
    await userEvent.type(note, ' and a dear one')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(panelOf(canvasElement)).toBeNull())
    await expect(cellAt(canvasElement, 0, 1)).toHaveTextContent('A quiet one')
    await expect(cellAt(canvasElement, 0, 1)).not.toHaveTextContent('dear')
  },
}

/** An editor that fits stays in its cell. */
export const OneThatFits: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(cellAt(canvasElement, 0, 3))
    await userEvent.keyboard('15')
    await expect(canvas.getByDisplayValue('15')).toBeVisible()
    await expect(panelOf(canvasElement)).toBeNull()
  },
}

export const Pictures: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(cellAt(canvasElement, 0, 2))
    const upload = await canvas.findByText('Upload')
    await waitFor(() => expect(panelOf(canvasElement)).toContainElement(upload))
    await expect(upload).toBeVisible()
  },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(cellAt(canvasElement, 0, 1))
    await canvas.findByRole('textbox', { name: /Note/ })
    await waitFor(() => expect(panelOf(canvasElement)).not.toBeNull())
    const { left = -1, right = innerWidth + 1 } = panelOf(canvasElement)?.getBoundingClientRect() ?? {}
    await expect([left >= 0, right <= innerWidth]).toEqual([true, true])
  },
}
