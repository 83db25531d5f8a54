/** Opening the form of a row is tried again so often, after so many milliseconds each time (specification 9). */
const retries = 3
const pause = 100

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Whether an opening worked out, at once or when it was tried again. */
export async function retryOpening(open: () => Promise<unknown>): Promise<boolean> {
  for (let attempt = 0; attempt <= retries; attempt += 1) {
    if (attempt > 0) await wait(pause)
    try {
      await open()
      return true
    } catch {
      // The next attempt, or the message after the last one, answers this.
    }
  }
  return false
}
