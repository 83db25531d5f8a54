/** The cell of an editable table at a row and a column, both counted from 0. */
export function cellAt(element: HTMLElement, row: number, column: number): HTMLElement {
  const cell = element.querySelector<HTMLElement>(`[data-row="${row}"] [data-cell="${column}"]`)
  if (!cell) throw new Error(`There is no cell ${row}, ${column}.`)
  return cell
}
