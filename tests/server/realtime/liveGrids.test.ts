import { expect, test } from 'vitest'
import { createLiveTable, type LiveTable } from '../../../runtime/data/liveTable.ts'
import type { DataRecord } from '../../../runtime/registry/index.ts'
import { createGrid } from '../../../widgets/editable-table/grid/createGrid.ts'
import type { Grid, GridSetup } from '../../../widgets/editable-table/grid/types.ts'
import { shareRows } from '../../../widgets/editable-table/shareRows.ts'
import { writeCells } from '../../../widgets/editable-table/store/rowChanges.ts'
import { columnsOf } from '../../widgets/editableTable/table.ts'
import type { TestUser } from '../harness.ts'
import { describeEachDatabase } from '../harness.ts'
import { listen, tablePath } from './socketClient.ts'

/**
 * As in the browser, but for the clock, which runs a hundred times as fast. Answers may be late on a busy machine, and a new
 * connection would miss what is told meanwhile.
 */
const times = { heartbeat: 100, reply: 30_000, reconnect: 50 }

const records = [
  { id: '1', name: 'Screws', count: 1 },
  { id: '2', name: 'Bolts', count: 2 },
]

/** A table as one person has it open, connected through the server. */
interface OpenGrid {
  readonly grid: Grid
  readonly live: LiveTable
  /** The sockets that it opened, in their order. */
  readonly sockets: readonly WebSocket[]
  /** The frames that came. */
  readonly received: readonly { readonly type: string; readonly data: unknown }[]
  /** How often the form around was told that rows changed. */
  readonly changes: () => number
  readonly values: (name: string) => readonly unknown[]
  readonly type: (key: string, name: string, value: unknown) => void
  readonly close: () => void
}

function openGrid(address: string, user: TestUser, page: string): OpenGrid {
  const columns = columnsOf({ name: {}, count: { widget: 'number' } })
  const setup = {
    columns,
    allColumns: columns,
    props: {},
    names: () => ({}),
    refusals: new Map(),
    checks: undefined,
  } as unknown as GridSetup
  let changes = 0
  const grid = createGrid({
    value: records as readonly DataRecord[],
    setup: () => setup,
    onChange: () => {
      changes += 1
    },
    rowForm: {} as Grid['rowForm'],
  })
  const sockets: WebSocket[] = []
  const received: { type: string; data: unknown }[] = []
  const live = createLiveTable(() => {
    const socket = new WebSocket(`${address}${tablePath(user, page)}`)
    socket.addEventListener('message', ({ data }) => received.push(JSON.parse(String(data))))
    sockets.push(socket)
    return socket
  }, times)
  const end = shareRows(grid, live)
  return {
    grid,
    live,
    sockets,
    received,
    changes: () => changes,
    values: (name) => grid.store.state().rows.map(({ values }) => values[name]),
    type: (key, name, value) => grid.store.apply((state) => writeCells(state, [{ key, name, value }])),
    close() {
      end()
      live.close()
    },
  }
}

const isOpen = ({ sockets }: OpenGrid) => sockets.at(-1)?.readyState === WebSocket.OPEN
const updates = ({ received }: OpenGrid) => received.filter(({ type }) => type === 'update_vxe_table')
const soon = { timeout: 20_000, interval: 10 }

describeEachDatabase('two tables of one page', {}, (server) => {
  async function openBoth(page: string): Promise<readonly [OpenGrid, OpenGrid]> {
    const address = await listen(server())
    const users = [await server().signIn(), await server().signIn()] as const
    const both = [openGrid(address, users[0], page), openGrid(address, users[1], page)] as const
    await expect.poll(() => both.every(isOpen), soon).toBe(true)
    return both
  }

  test('show what the other changes, which is not told back', async () => {
    const [ada, grace] = await openBoth('live-1')
    ada.type('1', 'name', 'Tacks')
    ada.type('1', 'count', 5)
    await expect.poll(() => grace.values('name'), soon).toEqual(['Tacks', 'Bolts'])
    expect(grace.values('count')).toEqual([5, 2])
    grace.type('2', 'count', 9)
    await expect.poll(() => ada.values('count'), soon).toEqual([5, 9])
    expect(updates(ada)).toEqual([{ type: 'update_vxe_table', data: [{ id: '2', name: 'Bolts', count: 9 }] }])
    expect(updates(grace)).toEqual([{ type: 'update_vxe_table', data: [{ id: '1', name: 'Tacks', count: 5 }] }])
    for (const table of [ada, grace]) table.close()
  })

  test('keep the cell that a person is editing, and undo what that person did alone', async () => {
    const [ada, grace] = await openBoth('live-2')
    grace.type('1', 'name', 'My own')
    grace.grid.cursor.set({ cell: { row: 0, column: 0 }, mode: 'type' })
    ada.type('1', 'name', 'Hers')
    ada.type('1', 'count', 7)
    await expect.poll(() => grace.values('count'), soon).toEqual([7, 2])
    expect(grace.values('name')[0]).toBe('My own')
    grace.grid.store.undo()
    expect(grace.grid.store.state().rows[0]?.values).toMatchObject({ name: 'Screws', count: 7 })
    for (const table of [ada, grace]) table.close()
  })

  test('do not tell of new rows, which nobody else has', async () => {
    const [ada, grace] = await openBoth('live-3')
    ada.grid.store.apply((state) => ({
      ...state,
      rows: [...state.rows, { key: '$new-1', values: { name: 'New' }, mark: 'new' }],
    }))
    ada.type('$new-1', 'count', 1)
    ada.type('2', 'count', 3)
    await expect.poll(() => grace.values('count'), soon).toEqual([1, 3])
    expect(updates(grace)).toEqual([{ type: 'update_vxe_table', data: [{ id: '2', name: 'Bolts', count: 3 }] }])
    for (const table of [ada, grace]) table.close()
  })

  test('stay connected by heartbeats that the server answers', async () => {
    const [ada, grace] = await openBoth('live-4')
    const heartbeats = () => ada.received.filter(({ type }) => type === 'heart_beat')
    await expect.poll(() => heartbeats().length, soon).toBeGreaterThanOrEqual(3)
    expect(heartbeats()[0]).toEqual({ type: 'heart_beat', data: true })
    expect(ada.sockets).toHaveLength(1)
    for (const table of [ada, grace]) table.close()
  })

  test('connect anew when the connection ends, once, and hear each change once', async () => {
    const [ada, grace] = await openBoth('live-5')
    for (let round = 1; round <= 3; round += 1) {
      ada.sockets.at(-1)?.close()
      await expect.poll(() => ada.sockets.length === round + 1 && isOpen(ada), soon).toBe(true)
    }
    const before = ada.changes()
    grace.type('1', 'name', 'After all')
    await expect.poll(() => ada.values('name'), soon).toEqual(['After all', 'Bolts'])
    ada.type('2', 'name', 'Answer')
    await expect.poll(() => grace.values('name'), soon).toEqual(['After all', 'Answer'])
    expect(updates(ada)).toHaveLength(1)
    expect(updates(grace)).toHaveLength(1)
    expect(ada.changes() - before).toBe(2)
    expect(ada.sockets.filter(({ readyState }) => readyState === WebSocket.OPEN)).toHaveLength(1)
    for (const table of [ada, grace]) table.close()
    await expect.poll(() => ada.sockets.at(-1)?.readyState, soon).toBe(WebSocket.CLOSED)
    expect(ada.sockets).toHaveLength(4)
  })

  test('hear nothing after they are closed', async () => {
    const [ada, grace] = await openBoth('live-6')
    const edsger = openGrid(await listen(server()), await server().signIn(), 'live-6')
    await expect.poll(() => isOpen(edsger), soon).toBe(true)
    grace.close()
    await expect.poll(() => grace.sockets[0]?.readyState, soon).toBe(WebSocket.CLOSED)
    ada.type('1', 'name', 'Alone')
    await expect.poll(() => edsger.values('name'), soon).toEqual(['Alone', 'Bolts'])
    expect(updates(grace)).toEqual([])
    expect(grace.values('name')).toEqual(['Screws', 'Bolts'])
    for (const table of [ada, edsger]) table.close()
  })
})
