import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, type UserEventObject, waitFor } from 'storybook/test'
import units from './documents/units.json'
import { PageStage } from './PageStage.tsx'
import { pageStory } from './pageStory.tsx'
import { dialogOf, untilClosed } from './person.ts'
import { createUnits } from './server/units.ts'
import { lineOf, linesOf, openLine } from './treePerson.ts'

export default { title: 'kinds/tree super query', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

const page = { ...units, toolbar: ['add', 'superQuery'] }
const whole = { ...page, tree: { order: 'orderNo', children: 'children' } }

/** Asks by one condition as a person would. */
async function ask(userEvent: UserEventObject, rule: string, value: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Advanced query' }))
  const dialog = await dialogOf('Advanced query')
  await userEvent.click(await dialog.findByRole('button', { name: 'Add condition' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Condition 1: Field' }), 'Name')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Condition 1: Operator' }), rule)
  await userEvent.type(await dialog.findByLabelText('Condition 1: Value'), `${value}{Enter}`)
  await untilClosed()
}

const matches = () => [...document.querySelectorAll('[data-look="match"]')].map(({ textContent }) => textContent)

/** What is found of a tree whose branches come one by one stands below what is above it, which is open. */
export const LazyTree: Story = {
  ...pageStory([page], { shop: () => createUnits() }),
  async play({ canvas, userEvent }) {
    await openLine('Southern branch')
    await ask(userEvent, 'starts with', 'Pat')
    await waitFor(() => expect(linesOf()).toEqual(['Head office', 'Legal', 'Patents']))
    await expect(matches()).toEqual(['Patents'])
    await userEvent.click(canvas.getByRole('button', { name: 'Clear: query active' }))
    await waitFor(() => expect(linesOf()).toHaveLength(6))
    await expect(await lineOf('Warehouse')).toBeVisible()
  },
}

/** Of a tree that comes as a whole the server says what it found; what stands above it is not taken for found. */
export const WholeTree: Story = {
  ...pageStory([whole], { shop: () => createUnits({ answers: 'tree' }) }),
  async play({ canvas, userEvent }) {
    await lineOf('Head office')
    await ask(userEvent, 'ends with', 'bound')
    await waitFor(() => expect(linesOf()).toEqual(['Southern branch', 'Warehouse', 'Inbound', 'Outbound']))
    await expect(matches()).toEqual(['Inbound', 'Outbound'])
    // What is typed in the bar narrows what was found.
    await userEvent.type(canvas.getByLabelText('Name'), 'outb{Enter}')
    await waitFor(() => expect(linesOf()).toEqual(['Southern branch', 'Warehouse', 'Outbound']))
  },
}
