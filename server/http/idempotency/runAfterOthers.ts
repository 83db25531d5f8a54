/** What runs now or waits, by its name; the last one of each name. */
const running = new Map<string, Promise<unknown>>()

/** Runs work once all earlier work of the same name has ended, however it ended. */
export async function runAfterOthers<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = running.get(name)
  const own = (async () => {
    await before?.catch(() => undefined)
    return work()
  })()
  running.set(name, own)
  try {
    return await own
  } finally {
    if (running.get(name) === own) running.delete(name)
  }
}
