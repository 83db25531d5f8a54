/** Tells whether more frames come in a second than may; counted in whole seconds. */
export function createFrameLimit(framesPerSecond: number): (now: number) => boolean {
  let second = 0
  let count = 0
  return (now) => {
    const current = Math.floor(now / 1000)
    count = current === second ? count + 1 : 1
    second = current
    return count > framesPerSecond
  }
}
