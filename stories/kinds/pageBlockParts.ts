import { writeWireTime } from '../../runtime/language/index.ts'
import type { PageDocument } from './PageStage.tsx'

/** A page of blocks without a frame, for stories of one thing. */
export const pageOf = (...blocks: readonly object[]): PageDocument => ({
  kind: 'page',
  id: 'shop.front',
  version: 1,
  title: 'Front',
  columns: 12,
  blocks,
})

const media = (id: string, span: number, parts: object) => ({ type: 'media', id, span, ...parts })

/** Pictures in their ways and states. */
export const pictures = [
  media('cut', 4, { value: "'hill.svg'", ratio: '16:9', alt: 'A hill', caption: 'A hill in the evening' }),
  media('missing', 4, { value: 'query.nothing', ratio: '16:9', alt: 'A picture that is missing' }),
  media('broken', 4, { value: "'broken.png'", ratio: '16:9', alt: 'A picture that is gone' }),
  media('face', 2, { as: 'avatar', value: "'face.svg'", size: 64, alt: 'Ada Lovelace' }),
  media('letters', 2, { as: 'avatar', value: 'query.nothing', size: 64, alt: 'Grace Hopper' }),
  media('han', 2, { as: 'avatar', value: 'query.nothing', size: 64, alt: '王小明' }),
  media('nobody', 2, { as: 'avatar', value: "'broken.png'", size: 64 }),
  media('contract', 4, {
    as: 'file',
    title: 'Papers',
    value: '[{ "filePath": "contract.pdf", "fileSize": 184320 }, { "filePath": "prices.xlsx" }]',
  }),
]

export const gallery = media('views', 12, {
  as: 'gallery',
  title: 'Views',
  alt: 'View',
  value: "['one.svg', 'two.svg', 'broken.png']",
  ratio: '4:3',
})

export const videos = [
  media('film', 6, { as: 'video', value: "'film.mp4'", alt: 'How it is made', caption: 'Two minutes' }),
  media('with-poster', 6, { as: 'video', value: "'gone.mp4'", poster: "'hill.svg'", alt: 'How it is used' }),
  media('no-video', 6, { as: 'video', value: 'query.nothing' }),
]

const hero = (id: string, parts: object) => ({
  type: 'hero',
  id,
  title: 'Follow traders who show all of their trades',
  description: 'Every position of the last three years is public. Choose whom you follow and how much you risk.',
  actions: [
    { id: 'start', label: 'Open an account', steps: [{ message: 'An account' }] },
    { id: 'more', label: 'How it works', steps: [{ message: 'So it works' }] },
  ],
  ...parts,
})

export const heroes = [
  hero('picture', { image: "'hill.svg'" }),
  hero('tone', { tone: 'success', title: 'Trading cup', description: 'The best of the month wins' }),
  { type: 'hero', id: 'plain', title: 'Only a title' },
  hero('portrait', { image: "'face.svg'", shape: 'circle', title: 'Ada Lovelace', description: 'Mathematician' }),
  { type: 'hero', id: 'initials', image: "'broken.png'", shape: 'circle', title: 'Grace Hopper' },
]

/** Two days, three hours, two minutes and two seconds from now. */
const soon = writeWireTime(Date.now() + 183_722_000)

const countdown = (id: string, parts: object) => ({ type: 'countdown', id, span: 6, ...parts })

export const countdowns = [
  countdown('sale', { title: 'The sale ends in', until: `'${soon}'`, over: 'It is over' }),
  countdown('closed', { title: 'Entries', until: "'2020-01-01 08:00:00'", over: 'Entries are closed' }),
  countdown('ended', { title: 'Cup', until: "'2020-01-01 08:00:00'" }),
  countdown('open', { title: 'No end', until: 'query.nothing' }),
]

export const codes = [
  {
    type: 'qr',
    id: 'pay',
    span: 4,
    title: 'Pay by phone',
    description: 'USDT on TRC20',
    value: "'https://pay.example/8234'",
  },
  { type: 'qr', id: 'long', span: 4, title: 'Too long', value: "padStart('', 3000, 'x')" },
  { type: 'qr', id: 'no-code', span: 4, value: 'query.nothing' },
]

export const texts = [
  { type: 'copy', id: 'wallet', span: 6, title: 'Wallet', value: "'TXk8rQSAvPvBBNtqSoY6nCfsXWCSSpTVQF'" },
  { type: 'copy', id: 'no-text', span: 6, title: 'Code', value: 'query.nothing' },
]
