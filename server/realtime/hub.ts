import type { Bus } from './bus.ts'

/** The part of a socket that the hub needs. */
export interface HubSocket {
  readonly id: string
  send(text: string): void
}

/** Who listens to what. Topics are made by the modules, never from what a socket sends. */
export interface Hub {
  /** Gives what ends the listening. */
  join(topic: string, socket: HubSocket): () => void
  /** Sends a text to every socket of a topic, in every process, save the one that it comes from. */
  send(topic: string, text: string, from?: HubSocket): void
  /** Has a function called when texts may have been missed. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

/** Allocates the hub of one process over the bus of all. */
export function createHub(bus: Bus): Hub {
  const topics = new Map<string, Map<string, HubSocket>>()
  bus.subscribe(({ topic, text, from }) => {
    for (const socket of topics.get(topic)?.values() ?? []) if (socket.id !== from) socket.send(text)
  })
  return {
    join(topic, socket) {
      const sockets = topics.get(topic) ?? new Map<string, HubSocket>()
      topics.set(topic, sockets.set(socket.id, socket))
      return () => {
        sockets.delete(socket.id)
        if (sockets.size === 0 && topics.get(topic) === sockets) topics.delete(topic)
      }
    },
    send: (topic, text, from) => bus.publish({ topic, text, ...(from ? { from: from.id } : {}) }),
    onGap: bus.onGap,
    close: () => bus.close(),
  }
}
