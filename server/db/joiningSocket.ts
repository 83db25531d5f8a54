import { Socket } from 'node:net'

/** What was written while a socket was corked. */
type Chunks = Parameters<NonNullable<Socket['_writev']>>[0]

/**
 * A socket that sends what it was given at once in one piece. The driver writes each message of a statement by itself, and
 * a server that wakes up at the first of them reads five times instead of once.
 */
export class JoiningSocket extends Socket {
  override _writev(chunks: Chunks, callback: (error?: Error | null) => void): void {
    const parts = chunks.map(({ chunk, encoding }) =>
      typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk,
    )
    this._write(Buffer.concat(parts), 'buffer' as BufferEncoding, callback)
  }
}
