import { expect, fireEvent, screen, type UserEventObject, waitFor, within } from 'storybook/test'

/** The row of a table that holds a text. */
export async function rowOf(text: string): Promise<HTMLElement> {
  const cell = await screen.findByRole('cell', { name: text })
  const row = cell.closest<HTMLElement>('[role="row"]')
  if (!row) throw new Error(`The cell ${text} stands in no row.`)
  return row
}

/** The card that is called so. */
export async function cardOf(name: string): Promise<HTMLElement> {
  const [card] = await screen.findAllByRole('listitem', { name })
  if (!card) throw new Error(`No card is called ${name}.`)
  return card
}

/** The button of an action in the menu of a toolbar on a phone; its menu is open then. */
export async function menuActionOf(userEvent: UserEventObject, name: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions' }))
  return await screen.findByRole('menuitem', { name })
}

/** The row of a table whose cells can be edited, by a text that it holds. */
export async function gridRowOf(text: string): Promise<HTMLElement> {
  const cell = await screen.findByRole('gridcell', { name: text })
  const row = cell.closest<HTMLElement>('[role="row"]')
  if (!row) throw new Error(`The cell ${text} stands in no row.`)
  return row
}

/** The dialog of that name, once it is in sight. */
export async function dialogOf(name: string | RegExp) {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Leaves the dialog in front by Escape, once the focus is in it, and waits until it is gone. antd reads the code of the key. */
export async function escapeDialog(): Promise<void> {
  const dialog = screen.getByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape', keyCode: 27 })
  await untilClosed()
}

/** What a dialog lays over the page, as far as it is drawn: a layer that nobody sees swallows clicks all the same. */
const layers = () =>
  [...document.querySelectorAll('.ant-modal-wrap, .ant-drawer')].filter((layer) => layer.checkVisibility())

/** Waits until no dialog is open, and nothing of one lies over the page. */
export const untilClosed = () =>
  waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('A dialog is open.')
    if (layers().length > 0) throw new Error('A dialog that has closed lies over the page.')
  })

/** The texts of a column, from top to bottom. */
export function columnOf(title: string): readonly string[] {
  const headers = screen.getAllByRole('columnheader')
  const index = headers.find((header) => header.textContent?.startsWith(title))?.getAttribute('aria-colindex')
  return screen
    .getAllByRole('cell')
    .filter((cell) => cell.getAttribute('aria-colindex') === index)
    .map((cell) => cell.textContent ?? '')
}
