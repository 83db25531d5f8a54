import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import units from './documents/units.json'
import { PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { serveTopics, type Topics } from './server/topics.ts'
import { createUnits } from './server/units.ts'
import { lineOf, linesOf, openLine } from './treePerson.ts'

export default { title: 'kinds/live tree', component: PageStage } satisfies Meta<typeof PageStage>

let topics: Topics

const liveUnits = { ...units, source: { ...units.source, socket: 'shop_unit' } }

/** Values change where they stand; what comes, moves and goes finds its place, and what is open and ticked stays so. */
export const Followed: StoryObj = {
  ...pageStory([liveUnits], { shop: createUnits }),
  beforeEach() {
    topics = serveTopics()
    return topics.end
  },
  async play({ canvas, loaded, userEvent }) {
    const { shop } = storyOf(loaded)
    const write = (method: string, path: string, body?: object) =>
      shop.fetch(`http://localhost/api/shop/unit/${path}`, {
        method,
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    await openLine('Head office')
    await openLine('Legal')
    const line = await lineOf('Contracts')
    await userEvent.click(within(line).getByRole('checkbox'))
    const calls = shop.calls.length
    await topics.publish('shop_unit', { changed: [{ id: '7', parentId: '6', name: 'Agreements', people: 4 }] })
    await expect(await lineOf('Agreements')).toBe(line)
    await expect(within(line).getByRole('checkbox')).toBeChecked()
    await expect([...line.querySelectorAll('.pw-changed-odd')].map(({ textContent }) => textContent)).toEqual([
      'Agreements',
      '4',
    ])
    // What changed where it stands is no reason to ask.
    await expect(shop.calls).toHaveLength(calls)

    await write('PUT', 'edit', { id: '7', name: 'Agreements', people: 4 })
    await write('POST', 'add', { name: 'Licences', parentId: '6', orderNo: 9 })
    await topics.publish('shop_unit', { added: [{ id: '28', parentId: '6', name: 'Licences' }] })
    await lineOf('Licences')
    await expect(linesOf().slice(2, 6)).toEqual(['Legal', 'Agreements', 'Patents', 'Licences'])
    await expect(await lineOf('Licences')).toHaveAttribute('aria-level', '3')

    await write('DELETE', 'delete?id=8')
    await topics.publish('shop_unit', { removed: ['8'] })
    await waitFor(() => expect(linesOf()).not.toContain('Patents'))
    await expect(linesOf()).toContain('Licences')
    await expect(canvas.getByRole('treegrid')).toBeVisible()
  },
}
