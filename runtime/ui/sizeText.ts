const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** A size in bytes as people read it, with one decimal where it is short. */
export function toSizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const size = bytes / 1024 ** power
  return `${Number(size.toFixed(size < 10 && power > 0 ? 1 : 0))} ${units[power]}`
}
