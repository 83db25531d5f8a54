/** The longest that paper waits for what is still loading, in milliseconds: calls end before. */
const waitTimeout = 10_000

const isLoading = (sheet: Element): boolean =>
  sheet.querySelector('[aria-busy="true"], [data-undrawn], .pw-part') !== null ||
  [...sheet.querySelectorAll('img')].some((image) => !image.complete)

/** Pictures that come only once they are in sight would never come to paper. */
function hurryPictures(sheet: Element): void {
  for (const image of sheet.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager'
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits until the parts and pictures of a sheet are there, or for some seconds; false when it was given up. */
export async function untilDrawn(find: () => Element | null, signal: AbortSignal): Promise<boolean> {
  const start = performance.now()
  // What is drawn first may ask for more in an effect of its own.
  await nextFrame()
  await nextFrame()
  while (!signal.aborted) {
    const sheet = find()
    if (sheet) hurryPictures(sheet)
    if (sheet && (!isLoading(sheet) || performance.now() - start > waitTimeout)) return true
    await nextFrame()
  }
  return false
}
