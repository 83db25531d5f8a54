import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ListSheet } from '../../runtime/kinds/list/print/lazyListSheet.ts'
import { preloadPart } from '../../runtime/registry/index.ts'
import orders from './documents/orders.json'
import { PageStage } from './PageStage.tsx'
import { pageStory } from './pageStory.tsx'
import { rowOf } from './person.ts'

export default { title: 'kinds/list print', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

/** A page of many records, of which the screen draws those in view alone. */
const page = { ...orders, paging: { size: 200, sizes: [200] } }

const readSheet = () => {
  const sheet = document.querySelector<HTMLElement>('body > .pw-print')
  return {
    title: sheet?.querySelector('h1')?.textContent,
    rows: sheet?.querySelectorAll('tbody tr').length,
    first: sheet?.querySelector('tbody td')?.textContent,
    hasTicks: sheet?.querySelector('input, [role="checkbox"]') !== null,
  }
}
const whole = { title: 'Orders', rows: 23, first: 'A-023', hasTicks: false }

/** The keys by which a browser prints bring all rows to paper, without what can be pressed. */
export const ByKeyboard: Story = {
  ...pageStory([page], { place: 'tab' }),
  async play({ userEvent }) {
    await rowOf('A-023')
    const print = fn(readSheet)
    const { print: real } = window
    window.print = print
    try {
      await userEvent.keyboard('{Control>}p{/Control}')
      await waitFor(() => expect(print).toHaveBeenCalledOnce())
      await expect(print.mock.results[0]?.value).toEqual(whole)
      window.dispatchEvent(new Event('afterprint'))
      await waitFor(() => expect(document.querySelector('.pw-print')).toBeNull())
    } finally {
      window.print = real
    }
  },
}

/** So does the menu of the browser, which waits for nothing. */
export const ByMenu: Story = {
  ...pageStory([page], { place: 'tab' }),
  async play() {
    await rowOf('A-023')
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave'))
    await preloadPart(ListSheet)
    window.dispatchEvent(new Event('beforeprint'))
    await expect(readSheet()).toEqual(whole)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('.pw-print')).toBeNull())
  },
}
