import { describe, expect, test } from 'vitest'
import type { SourceState } from '../../../runtime/kinds/page/records/sourceState.ts'
import { createPageStore, neededPart } from '../../../runtime/kinds/page/store/pageStore.ts'
import { partsRead, sourcesOf } from '../../../runtime/kinds/page/store/partsRead.ts'
import { firstState } from '../../../runtime/language/shown/firstState.ts'

const ready = (...records: readonly Readonly<Record<string, unknown>>[]): SourceState => ({
  status: 'ready',
  records,
  total: records.length + 10,
  failure: undefined,
  updatedAt: 1,
  reload: async () => {},
  further: undefined,
})

describe('the store of a page', () => {
  test('tells who reads a part of it when that part changes, and nobody else', () => {
    const store = createPageStore({ region: '', most: 40 }, ['orders'])
    const [region, most, all] = [['state.region'], ['state.most'], ['state']].map((parts) => () => store.version(parts))
    const before = [region?.(), most?.(), all?.()]
    store.setState({ region: 'North', most: 40 })
    expect([region?.() === before[0], most?.() === before[1], all?.() === before[2]]).toEqual([false, true, false])
    expect(store.state()).toEqual({ region: 'North', most: 40 })
  })

  test('says nothing of a value that is set to what it is', () => {
    const store = createPageStore({ region: 'North' }, [])
    let times = 0
    store.subscribe(() => {
      times += 1
    })
    store.setState({ region: 'North' })
    expect(times).toBe(0)
  })

  test('has the sources that somebody needs asked for, each once and only those of the page', () => {
    const store = createPageStore({}, ['orders', 'people'])
    const before = store.version([neededPart])
    store.need(['orders', 'invented'])
    const once = store.version([neededPart])
    store.need(['orders'])
    expect([...store.needed()]).toEqual(['orders'])
    expect(once).not.toBe(before)
    expect(store.version([neededPart])).toBe(once)
  })

  test('gives formulas the rows, the first record and how many there are', () => {
    const store = createPageStore({}, ['orders'])
    store.setSource('orders', ready({ id: 1 }, { id: 2 }))
    expect(store.sources()).toEqual({
      orders: { rows: [{ id: 1 }, { id: 2 }], record: { id: 1 }, total: 12, isLoading: false },
    })
  })
})

describe('the parts that a block reads', () => {
  const block = {
    type: 'repeat',
    source: 'orders',
    showWhen: "state.region != '' && count(sources.people.rows) > 0",
    title: '{{ state.most }}',
    blocks: [{ type: 'text', text: '{{ state.inner }}' }],
  }

  test('are those of its own formulas and names, and not those of the blocks in it', () => {
    expect([...partsRead(block)].sort()).toEqual(['sources.orders', 'sources.people', 'state.most', 'state.region'])
    expect(sourcesOf(partsRead(block))).toEqual(['orders', 'people'])
  })

  test('are all of the state where a formula chooses the name itself', () => {
    expect(partsRead({ showWhen: 'state[record.name]' })).toEqual(['state'])
  })
})

test('a page opens with what its address says of the state that is kept there, in the type of the default', () => {
  const declared = {
    style: { default: 'all', address: true },
    most: { default: 40, address: true },
    isOpen: { default: false, address: true },
    chosen: { default: [], address: true },
    hidden: { default: 'x' },
  }
  const query = { style: 'swing', most: '12', isOpen: 'true', chosen: 'a,b', hidden: 'y' }
  expect(firstState(declared, query)).toEqual({
    ...{ style: 'swing', most: 12, isOpen: true, chosen: ['a', 'b'], hidden: 'x' },
  })
  expect(firstState(declared, { most: 'many', isOpen: 'perhaps' })).toMatchObject({ most: 40, isOpen: false })
})
