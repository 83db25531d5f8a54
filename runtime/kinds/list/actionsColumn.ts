import { besideTitle, textWidth } from './textWidth.ts'

/** An action of a row: what it is called, and whether every row has it. */
export interface ActionLabel {
  readonly label: string
  readonly isConditional: boolean
}

/** Actions of a row that may stand beside each other before the rest goes into a menu. */
const max = 3

const labelWidth = (label: string): number => textWidth(label) + 16

/**
 * How wide the actions column is and how many actions of a row it shows, the same for every row: the first of them, or
 * the longest where conditions decide which of them a row has. Its title is readable above them.
 */
export function actionsColumnOf(
  labels: readonly ActionLabel[],
  title = '',
): { readonly width: number; readonly inSight: number } {
  const hasMenu = labels.length > max
  const inSight = hasMenu ? max - 1 : labels.length
  const first = labels.slice(0, inSight)
  const possible = first.some((label) => label.isConditional) ? labels : first
  const longest = possible
    .map(({ label }) => labelWidth(label))
    .sort((one, other) => other - one)
    .slice(0, inSight)
  const needed = longest.reduce((sum, width) => sum + width, 32 + (hasMenu ? 32 : 0))
  return { width: Math.ceil(Math.max(needed, textWidth(title) + besideTitle)), inSight }
}
