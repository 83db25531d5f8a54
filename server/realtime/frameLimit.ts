/** Frames that one socket may send in a second. */
const framesPerSecond = 50

/** Tells whether a socket sends more than it may; counted in whole seconds. */
export function createFrameLimit(): (now: number) => boolean {
  let second = 0
  let count = 0
  return (now) => {
    const current = Math.floor(now / 1000)
    count = current === second ? count + 1 : 1
    second = current
    return count > framesPerSecond
  }
}
