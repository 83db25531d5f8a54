import { waitFor } from 'storybook/test'

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

const levelOf = (line: HTMLElement | undefined): number => Number(line?.getAttribute('aria-level') ?? 0)

/** Opens a line and waits for what is below it. */
export async function openLine(name: string): Promise<void> {
  toggleLine(await lineOf(name))
  await waitFor(() => {
    const all = lines()
    const place = all.findIndex((line) => nameOf(line) === name)
    if (levelOf(all[place + 1]) <= levelOf(all[place])) throw new Error(`${name} shows nothing below it.`)
  })
}
