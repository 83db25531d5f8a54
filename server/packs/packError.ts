/** A pack that cannot be installed; the message names each mistake by file, line and column. */
export class PackError extends Error {
  override readonly name = 'PackError'
}
