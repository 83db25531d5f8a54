/** Milliseconds that this thread worked: what the clock says depends on what else the machine does. */
export function readProcessorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
