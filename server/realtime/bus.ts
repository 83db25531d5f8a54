/** A message that all processes of the server hear. */
export interface BusMessage {
  readonly topic: string
  readonly text: string
  /** The socket that must not get it back. */
  readonly from?: string
}

/**
 * Carries messages between the processes that share a database. What is published while the database is away is carried
 * once it is back, up to a bound; what others said meanwhile is lost here, and `onGap` tells of it: what is live is also
 * stored, and sockets ask again when they come back.
 */
export interface Bus {
  publish(message: BusMessage): void
  subscribe(listener: (message: BusMessage) => void): void
  /** Has a function called when messages of others may have been missed. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

/** The bus of a server that is one process, as it is with the embedded database. */
export function createLocalBus(): Bus {
  const listeners = new Set<(message: BusMessage) => void>()
  return {
    publish(message) {
      for (const listener of listeners) listener(message)
    },
    subscribe: (listener) => void listeners.add(listener),
    onGap: () => undefined,
    close: async () => listeners.clear(),
  }
}
