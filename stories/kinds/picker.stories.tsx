import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import picker from './documents/picker.json'
import { PageStage } from './PageStage.tsx'
import { pageStory } from './pageStory.tsx'
import { rowOf } from './person.ts'

const onClose = fn()

export default {
  title: 'kinds/picker',
  component: PageStage,
  beforeEach: () => onClose.mockClear(),
} satisfies Meta<typeof PageStage>
type Story = StoryObj

const choosing = (multiple: boolean, selected: readonly string[] = []) =>
  pageStory([picker], { place: 'dialog', onClose, opening: { mode: 'view', choice: { multiple, selected } } })

/** One record: a press on its row chooses it in place of the one before. */
export const Single: Story = {
  ...choosing(false),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText('A-001'))
    await expect(within(await rowOf('A-001')).getByRole('radio')).toBeChecked()
    await userEvent.click(within(await rowOf('A-002')).getByRole('radio'))
    await expect(within(await rowOf('A-001')).getByRole('radio')).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await expect(onClose).toHaveBeenCalledWith([expect.objectContaining({ number: 'A-002', customer: 'Grace Hopper' })])
  },
}

export const NothingChosen: Story = {
  ...choosing(false),
  async play({ canvas, userEvent }) {
    await rowOf('A-001')
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.getByText('Select at least one row')).toBeVisible())
    await expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(onClose).toHaveBeenCalledWith(null)
  },
}

/** Several records of several pages, with those that were chosen before; each can be taken out again. */
export const Multiple: Story = {
  ...choosing(true, ['A-002', 'A-007']),
  async play({ canvas, userEvent }) {
    const chosen = within(await canvas.findByRole('complementary', { name: 'Selected' }))
    await waitFor(() => expect(chosen.getAllByText('Grace Hopper')).toHaveLength(2))
    await expect(within(await rowOf('A-002')).getByRole('checkbox')).toBeChecked()
    await userEvent.click(canvas.getByText('A-001'))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await userEvent.click(within(await rowOf('A-008')).getByRole('checkbox'))
    await expect(within(await rowOf('A-007')).getByRole('checkbox')).toBeChecked()
    await expect(chosen.getByText('4 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await rowOf('A-001')
    await expect(chosen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent)).toEqual([
      'Grace Hopper',
      'Grace Hopper',
      'Ada Lovelace',
      'Edsger Dijks…',
    ])
    await userEvent.click(chosen.getByRole('button', { name: 'Remove Ada Lovelace' }))
    await expect(within(await rowOf('A-001')).getByRole('checkbox')).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    const chosenRecords = ['A-002', 'A-007', 'A-008'].map((number) => expect.objectContaining({ number, status: '1' }))
    await expect(onClose).toHaveBeenCalledWith(chosenRecords)
  },
}

export const AllTakenOut: Story = {
  ...choosing(true, ['A-002']),
  async play({ canvas, userEvent }) {
    await rowOf('A-001')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByText('Nothing selected yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await expect(onClose).toHaveBeenCalledWith([])
  },
}

/** Searching keeps what is chosen. */
export const Searched: Story = {
  ...choosing(true),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText('A-001'))
    await userEvent.type(canvas.getByLabelText('Customer'), 'grace{Enter}')
    await waitFor(() => expect(canvas.queryByText('A-001')).toBeNull())
    await rowOf('A-002')
    await expect(canvas.getByText('1 selected')).toBeVisible()
  },
}

export const Dark: Story = { ...choosing(true, ['A-002']), globals: { theme: 'dark' } }
