import { describe, expect, test } from 'vitest'
import { Host } from './Host.tsx'
import { mount } from './mount.tsx'
import { viewOf } from './viewOf.tsx'
import { sampleOf, valueWidgets } from './widgets.ts'

const hostile = '<img src=x onerror="globalThis.wasRun = true">{{1+1}}'
const wrongValues = Object.entries({
  undefined,
  null: null,
  hostile,
  number: 42,
  noNumber: Number.NaN,
  boolean: true,
  object: {},
  list: [],
  mixedList: ['a', 1],
  numberInObject: { text: 1 },
  nullInList: [null],
})

describe.each(valueWidgets)('$id', ({ widget }) => {
  const { props, values, contained } = sampleOf(widget)
  const [first, second] = values

  test('shows its two values differently, also in a cell', async () => {
    expect(await viewOf(widget, first)).not.toBe(await viewOf(widget, second))
    const Cell = widget.cell ?? widget.view
    const { errors } = await mount(<Cell value={second} props={props} {...contained} />)
    expect(errors).toEqual([])
  })

  test('shows any value as characters and never breaks', async () => {
    const Cell = widget.cell ?? widget.view
    const { container, errors } = await mount(
      wrongValues.flatMap(([kind, value]) => [
        <widget.view key={`view of ${kind}`} value={value} props={props} {...contained} />,
        <Cell key={`cell of ${kind}`} value={value} props={props} {...contained} />,
      ]),
    )
    expect(errors).toEqual([])
    expect(container.querySelector('[onerror]')).toBeNull()
    expect(globalThis).not.toHaveProperty('wasRun')
  })

  test('edits any value without breaking', async () => {
    const { errors } = await mount(
      wrongValues.map(([kind, value]) => (
        <Host key={kind} widget={widget} value={value} props={props} {...contained} />
      )),
    )
    expect(errors).toEqual([])
  })
})
