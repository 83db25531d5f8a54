import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { CardValue } from '../../runtime/kinds/list/cards/CardValue.tsx'
import type { FigureTable } from '../../runtime/kinds/page/figures/figureTable.ts'
import { markFigures } from '../../runtime/kinds/page/figures/markFigures.ts'
import { createOverlay } from '../../runtime/live/overlay.ts'
import { toChangedClass, useChangedClass } from '../../runtime/ui/index.ts'

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
const show = (node: React.ReactNode) => flushSync(() => root.render(node))
const marked = () => [...place.querySelectorAll('[class*="pw-changed-"]')].map(({ textContent }) => textContent)
afterEach(() => show(null))

const records = [{ id: '1', name: 'Rose', price: 5 }]
const changeTo = (price: number) => ({ added: [], changed: [{ id: '1', price }], removed: [] })

function Figure({ value, isFollowing }: { readonly value: unknown; readonly isFollowing: boolean }) {
  return <span className={useChangedClass(value, isFollowing)}>{String(value)}</span>
}

test('a card marks the value that changed, and anew at each change', () => {
  const overlay = createOverlay('id')
  const fields = ['name', 'price'].map((name) => ({ name, label: name, field: undefined, View: undefined, props: {} }))
  const card = () => {
    const [record = {}] = overlay.apply(records)
    return show(fields.map((field) => <CardValue key={field.name} field={field} record={record} />))
  }
  card()
  expect(marked()).toEqual([])
  overlay.take(changeTo(6), 1)
  card()
  expect(marked()).toEqual(['6'])
  const before = place.querySelector('[class*="pw-changed-"]')?.className
  overlay.take(changeTo(7), 2)
  card()
  expect(marked()).toEqual(['7'])
  expect(place.querySelector('[class*="pw-changed-"]')?.className).not.toBe(before)
})

test('a figure is marked once it is another one, and not by what the person asked for', () => {
  show(<Figure value={5} isFollowing />)
  expect(marked()).toEqual([])
  show(<Figure value={6} isFollowing />)
  expect(marked()).toEqual(['6'])
  show(<Figure value={6} isFollowing />)
  expect(marked()).toEqual(['6'])
  show(<Figure value={7} isFollowing={false} />)
  expect(marked()).toEqual([])
})

test('figures of a chart that a person reads as a table are marked where they changed', () => {
  const tableOf = (...texts: readonly string[]): FigureTable => ({
    columns: ['name', 'price'].map((id) => ({ id, title: id, isNumber: id === 'price' })),
    rows: texts.map((text, index) => ({ key: String(index), values: [], texts: ['Rose', text], record: undefined })),
  })
  const [first, second, third] = [tableOf('5', '6'), tableOf('5', '7'), tableOf('5', '8')]
  markFigures(first, second)
  markFigures(second, third)
  const marksOf = ({ rows }: FigureTable) =>
    rows.map((row) => [toChangedClass(row, 'name'), toChangedClass(row, 'price')])
  expect(marksOf(second)).toEqual([
    [undefined, undefined],
    [undefined, 'pw-changed-odd'],
  ])
  expect(marksOf(third)[1]).toEqual([undefined, 'pw-changed-even'])
})
