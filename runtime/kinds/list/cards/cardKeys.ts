/** The card that a key leads to from another one, or none when the key is not one that moves among cards. */
export function cardAfterKey(key: string, index: number, count: number, perLine: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: perLine,
    ArrowUp: -perLine,
    Home: -index,
    End: count - 1 - index,
  }
  const step = steps[key]
  if (step === undefined) return undefined
  const next = index + step
  // A last line that is not full still has a card to go down to.
  if (next >= count)
    return key === 'ArrowDown' && lineOf(index, perLine) < lineOf(count - 1, perLine) ? count - 1 : index
  return next < 0 ? index : next
}

const lineOf = (index: number, perLine: number): number => Math.floor(index / perLine)

/** How many cards of a least width stand beside each other. */
export const cardsPerLine = (available: number, minWidth: number, gap: number): number =>
  Math.max(1, Math.floor((available + gap) / (minWidth + gap)))
