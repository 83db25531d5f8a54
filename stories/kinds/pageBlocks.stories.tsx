import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pressKey } from '../widgets/pressKey.ts'
import { PageStage } from './PageStage.tsx'
import { codes, countdowns, gallery, heroes, pageOf, pictures, texts, videos } from './pageBlockParts.ts'
import { pageStory } from './pageStory.tsx'
import { untilClosed } from './person.ts'

export default { title: 'kinds/page blocks', component: PageStage } satisfies Meta<typeof PageStage>
type Story = StoryObj

/** Pictures are cut to their ratio; what is missing or gone keeps its place quietly. */
export const Pictures: Story = {
  ...pageStory([pageOf(...pictures)]),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A hill' })).toBeVisible())
    await expect(canvas.getByText('A hill in the evening')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'A picture that is missing' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A picture that is gone' }).tagName).toBe('SPAN'))
    await expect(canvas.getByRole('img', { name: 'Grace Hopper' })).toHaveTextContent('GH')
    await expect(canvas.getByRole('img', { name: '王小明' })).toHaveTextContent('小明')
    await expect(canvas.getByRole('button', { name: /contract\.pdf.*180 KB/ })).toBeVisible()
  },
}
export const PicturesDark: Story = { ...Pictures, globals: { theme: 'dark' } }
export const PicturesOnAPhone: Story = { ...Pictures, globals: { viewport: { value: 'phone' } } }

/** A press shows a picture large; the arrow keys go on, around the end, and Escape closes. */
export const Gallery: Story = {
  ...pageStory([pageOf(gallery)]),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'View larger: View 2 / 3' }, { timeout: 10_000 }))
    const dialog = await screen.findByRole('dialog', { name: 'View 2 / 3' }, { timeout: 10_000 })
    await waitFor(() => expect(within(dialog).getByRole('img', { name: 'View 2 / 3' })).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(within(dialog).getByRole('img', { name: 'View 3 / 3' }).tagName).toBe('SPAN'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(within(dialog).getByRole('img', { name: 'View 1 / 3' })).toBeVisible())
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(within(dialog).getByRole('img', { name: 'View 2 / 3' })).toBeVisible())
    await pressKey('Escape')
    await untilClosed()
    await expect(canvas.getByRole('button', { name: 'View larger: View 2 / 3' })).toHaveFocus()
  },
}
export const GalleryOnAPhone: Story = { ...Gallery, globals: { viewport: { value: 'phone' } } }

/** A video that cannot be played leads to its file. */
export const Videos: Story = {
  ...pageStory([pageOf(...videos)]),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText(/cannot be played here/)).toHaveLength(2), { timeout: 10_000 })
    for (const link of canvas.getAllByRole('link', { name: 'Open' })) await expect(link).toBeVisible()
    await expect(canvas.getByText('No video yet')).toBeVisible()
  },
}

/** What a page is about; the first button stands out. */
export const Heroes: Story = {
  ...pageStory([pageOf(...heroes)]),
  async play({ canvas, userEvent }) {
    const hero = within(await canvas.findByRole('region', { name: 'Follow traders who show all of their trades' }))
    await expect(hero.getByRole('heading', { level: 2 })).toBeVisible()
    await userEvent.click(hero.getByRole('button', { name: 'Open an account' }))
    await waitFor(() => expect(screen.getByText('An account')).toBeVisible())
    await expect(canvas.getByRole('region', { name: 'Only a title' })).toBeVisible()
    const lettered = canvas.getByRole('region', { name: 'Grace Hopper' })
    await waitFor(() => expect(within(lettered).getByText('GH')).toBeVisible())
  },
}
export const HeroesDark: Story = { ...Heroes, globals: { theme: 'dark' } }
export const HeroesOnAPhone: Story = { ...Heroes, globals: { viewport: { value: 'phone' } } }

/** The time that is left, and what stands there once it is over. */
export const Countdowns: Story = {
  ...pageStory([pageOf(...countdowns)]),
  async play({ canvas }) {
    const timer = await canvas.findByRole('timer', { name: 'The sale ends in' })
    await expect(timer).toHaveTextContent(/^2 days ?03 hours ?0[12] minutes? ?\d\d seconds?$/)
    const before = timer.textContent
    await waitFor(() => expect(timer.textContent).not.toBe(before), { timeout: 5000 })
    await expect(canvas.getByText('Entries are closed')).toBeVisible()
    await expect(canvas.getByText('Ended')).toBeVisible()
    await expect(canvas.getByText('No end time is set')).toBeVisible()
  },
}
export const CountdownsChinese: Story = {
  ...pageStory([pageOf(...countdowns)]),
  globals: { language: 'zh', theme: 'dark' },
  async play({ canvas }) {
    const timer = await canvas.findByRole('timer')
    await expect(timer).toHaveTextContent(/^2 天 ?03 小时 ?0[12] 分钟 ?\d\d 秒钟?$/)
    await expect(canvas.getByText('已结束')).toBeVisible()
  },
}
export const CountdownsOnAPhone: Story = { ...Countdowns, globals: { viewport: { value: 'phone' } } }

/** Codes with their captions, one that is too long, and one without a value. */
export const Codes: Story = {
  ...pageStory([pageOf(...codes)]),
  async play({ canvas }) {
    const code = await canvas.findByRole('img', { name: 'QR code: https://pay.example/8234' }, { timeout: 10_000 })
    await expect(code).toBeVisible()
    await expect(canvas.getByText('Pay by phone')).toBeVisible()
    await expect(canvas.getByText(/too long for a QR code/)).toBeVisible()
    await expect(canvas.getByText('No QR code yet')).toBeVisible()
  },
}
export const CodesDark: Story = { ...Codes, globals: { theme: 'dark' } }

/** The clipboard of a browser that a test drives asks for permission: this one is made up. */
async function withClipboard(clipboard: object | undefined, run: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  try {
    await run()
  } finally {
    // What stands on the navigator itself hides the browser's own.
    Reflect.deleteProperty(navigator, 'clipboard')
  }
}

const wallet = 'TXk8rQSAvPvBBNtqSoY6nCfsXWCSSpTVQF'

/** A press copies the text and says so. */
export const Texts: Story = {
  ...pageStory([pageOf(...texts)]),
  async play({ canvas, userEvent }) {
    const copied: string[] = []
    await withClipboard({ writeText: async (text: string) => void copied.push(text) }, async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Copy Wallet' }))
      await waitFor(() => expect(canvas.getAllByText('Copied')[0]).toBeVisible())
    })
    await expect(copied).toEqual([wallet])
    await expect(canvas.getByRole('button', { name: 'Copy Code' })).toBeDisabled()
  },
}

/** Without the clipboard the text stays selected, so that it can be copied by hand. */
export const TextsWithoutClipboard: Story = {
  ...pageStory([pageOf(...texts)]),
  async play({ canvas, userEvent }) {
    const { execCommand } = document
    document.execCommand = () => false
    await withClipboard(undefined, async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Copy Wallet' }))
      await waitFor(() => expect(canvas.getByText(/Press Ctrl\+C/)).toBeVisible())
    })
    document.execCommand = execCommand
    await expect(String(getSelection())).toBe(wallet)
  },
}
export const TextsOnAPhone: Story = { ...Texts, globals: { viewport: { value: 'phone' } } }

const many = Array.from({ length: 120 }, (_, index) => ({
  id: `text${index}`,
  type: 'text',
  span: 1,
  text: `Line ${index}`,
}))

/** The first blocks of many are there at once; the others come by themselves, without anybody scrolling. */
export const Many: Story = {
  ...pageStory([pageOf(...many)]),
  async play({ canvas }) {
    await canvas.findByText('Line 0')
    await waitFor(() => expect(canvas.getByText('Line 119')).toBeInTheDocument(), { timeout: 10_000 })
  },
}
