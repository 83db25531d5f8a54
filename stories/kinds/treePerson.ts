import { screen, waitFor } from 'storybook/test'

const lines = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.pw-table-row')]
const nameOf = (line: HTMLElement): string => line.querySelector('.pw-tree-cell-value')?.textContent ?? ''

/** The names of the records that show, from top to bottom. */
export const linesOf = (): readonly string[] => lines().map(nameOf)

/** The line of a record, once it is there. */
export async function lineOf(name: string): Promise<HTMLElement> {
  return await waitFor(() => {
    const line = lines().find((candidate) => nameOf(candidate) === name)
    if (!line) throw new Error(`No line of the tree is called ${name}.`)
    return line
  })
}

/** Opens or closes a line by the mark before its name. */
export function toggleLine(line: HTMLElement): void {
  line.querySelector<HTMLElement>('.pw-twisty')?.click()
}

/** Opens a line and waits for what is below it. */
export async function openLine(name: string): Promise<void> {
  const count = lines().length
  toggleLine(await lineOf(name))
  await screen.findByRole('treegrid')
  await waitFor(() => {
    if (lines().length <= Math.max(count, 1)) throw new Error(`${name} shows nothing below it.`)
  })
}
