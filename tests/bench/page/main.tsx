// The contract of the benchmark, which the build resolves to the harness beside the peers.
import { harness, rowsOf } from 'virtual:peer-harness'
import type { Page } from '../../../runtime/language/index.ts'
import type { PageOpening } from '../../../runtime/registry/index.ts'
import { createApp, openPage } from './benchApp.tsx'
import { formDocument, gridDocument, linkedDocument, listDocument } from './documents.ts'

const render =
  (document: Page, records: readonly unknown[] = [], opening?: PageOpening) =>
  (host: HTMLElement) =>
    openPage(createApp(document, records), host, opening)

const inputs = (host: HTMLElement): number => host.querySelectorAll('input').length

const isGridReady = (host: HTMLElement, rows: number, columns: number): boolean =>
  host.querySelector(`[role="grid"][aria-rowcount="${rows + 1}"]`) !== null &&
  host.querySelectorAll('[data-cell]').length >= Math.min(rows, 6) * Math.min(columns, 10)

/** A form that a list opens for a record gets the record, with its rows, from the list. */
const openingOf = (rows: number, columns: number): PageOpening => ({
  mode: 'edit',
  record: { id: '1', rows: rowsOf(rows, columns) },
})

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const gridApps = new Map<number, ReturnType<typeof createApp>>()

/** For what `scripts/benchGrid.ts` measures: opens a table in an app that stays, and gives what closes it. */
globalThis.openGrid = async (rows, columns) => {
  const app = gridApps.get(columns) ?? createApp(gridDocument(columns))
  gridApps.set(columns, app)
  const host = document.createElement('div')
  host.style.cssText = 'width:1400px;height:900px;overflow:auto'
  document.body.replaceChildren(host)
  const unmount = openPage(app, host, openingOf(rows, columns))
  while (!isGridReady(host, rows, columns)) await frame()
  await frame()
  return async () => {
    unmount()
    host.remove()
    await frame()
  }
}

harness({
  list: (rows, columns) => ({
    render: render(listDocument(columns), rowsOf(rows, columns)),
    // Rows and columns beyond the view are not there; those in the view are.
    ready: (host) =>
      host.querySelector(`[aria-rowcount="${rows + 1}"]`) !== null &&
      host.querySelectorAll('[role="cell"]').length >= Math.min(rows, 12) * Math.min(columns, 8),
  }),
  grid: (rows, columns) => ({
    render: render(gridDocument(columns), [], openingOf(rows, columns)),
    // Rows and columns beyond the view are not there; those in the view are.
    ready: (host) => isGridReady(host, rows, columns),
  }),
  form: (fields) => ({ render: render(formDocument(fields)), ready: (host) => inputs(host) >= fields }),
  linked: (fields) => ({ render: render(linkedDocument(fields)), ready: (host) => inputs(host) >= fields }),
})
