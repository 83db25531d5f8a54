import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { type PageDocument, PageStage } from './PageStage.tsx'
import { pageStory, storyOf } from './pageStory.tsx'
import { createShop, type Shop } from './server/shop.ts'
import { serveTopics, type Topics } from './server/topics.ts'

export default { title: 'kinds/live form', component: PageStage } satisfies Meta<typeof PageStage>

const page: PageDocument = {
  kind: 'list',
  id: 'shop.wishes',
  version: 2,
  title: 'Wishes',
  source: { onlineForm: 'shop_wish', socket: 'shop_wish' },
  fields: { name: { label: 'Name' } },
  columns: ['name'],
}

/** A server with one online form beside its orders. */
function createForms(): Shop {
  const shop = createShop()
  const result = { total: 2, records: ['Kite', 'Drum'].map((name, index) => ({ id: String(index + 1), name })) }
  const calls: string[] = []
  return {
    ...shop,
    calls,
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (!url.includes('/online/cgform/api/getData/shop_wish')) return shop.fetch(input, init)
      calls.push(url)
      return Response.json({ success: true, code: 200, message: '', result })
    },
  }
}

let topics: Topics

/** The list of an online form follows what is written, without asking anew. */
export const Followed: StoryObj = {
  ...pageStory([page], { shop: createForms }),
  beforeEach() {
    topics = serveTopics()
    return topics.end
  },
  async play({ loaded }) {
    const { shop } = storyOf(loaded)
    await screen.findByText('Kite')
    const calls = shop.calls.length
    await topics.publish('shop_wish', { changed: [{ id: '1', name: 'Red kite' }], removed: ['2'] })
    await expect(await screen.findByText('Red kite')).toBeVisible()
    await expect(screen.queryByText('Drum')).toBeNull()
    await expect(shop.calls).toHaveLength(calls)
  },
}
