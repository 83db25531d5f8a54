/** Pixels that the parts below a list take at least, and that they leave to the list. */
export const heightLimits = { min: 180, left: 280 } as const

/** Where the height that a person chose for a page is kept in the browser. */
export const heightKey = (person: string, pageId: string): string => `pagewright.parts.${person}.${pageId}`

/** Reads a height that was kept; undefined when nobody chose one. */
export function parseHeight(text: string | null): number | undefined {
  const height = Number(text ?? Number.NaN)
  return text !== null && text !== '' && Number.isFinite(height) && height >= heightLimits.min
    ? Math.round(height)
    : undefined
}

/** The height nearest to the wanted one that leaves the list its room in a place of `room` pixels. */
export const clampHeight = (height: number, available: number): number =>
  Math.round(Math.max(heightLimits.min, Math.min(height, available - heightLimits.left)))

const steps: Readonly<Record<string, number>> = { ArrowUp: 16, ArrowDown: -16, PageUp: 80, PageDown: -80 }

/** The height after a key at the divider; undefined for a key that moves nothing. */
export function heightAfterKey(key: string, height: number, available: number): number | undefined {
  if (key === 'Home') return clampHeight(Number.POSITIVE_INFINITY, available)
  if (key === 'End') return clampHeight(0, available)
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  return step === undefined ? undefined : clampHeight(height + step, available)
}
