/** Milliseconds that this thread worked: what the clock says depends on what else the machine does. */
function readProcessorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What became of a work, and how long this thread worked at most before the event loop went on. */
export async function watchLoop(work: () => Promise<unknown>) {
  let [begun, standstill] = [readProcessorTime(), 0]
  const look = () => {
    const now = readProcessorTime()
    standstill = Math.max(standstill, now - begun)
    begun = now
  }
  const timer = setInterval(look, 5)
  const message = await work().then(
    () => 'read',
    (error: Error) => error.message,
  )
  clearInterval(timer)
  look()
  return { message, standstill }
}
