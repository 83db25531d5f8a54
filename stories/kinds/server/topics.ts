/** The side of live sources of a made-up server: it agrees to every topic, and publishes what a story has it publish. */
export interface Topics {
  /** Says what became of records, once somebody listens. */
  publish(topic: string, changes: object): Promise<void>
  /** Gives the window its own sockets back. */
  end(): void
}

/** Puts the made-up side in the place of the sockets of the window. */
export function serveTopics(): Topics {
  const { WebSocket: own } = globalThis
  const listened = Promise.withResolvers<(frame: object) => void>()

  class MadeUpSocket {
    readyState = 0
    onopen: (() => void) | null = null
    onmessage: ((event: { readonly data: string }) => void) | null = null

    constructor() {
      queueMicrotask(() => {
        this.readyState = 1
        this.onopen?.()
      })
    }

    send(text: string): void {
      const { type, topic } = JSON.parse(text) as { readonly type: string; readonly topic?: string }
      const answer = (frame: object) => this.onmessage?.({ data: JSON.stringify(frame) })
      if (type !== 'subscribe') return
      answer({ type: 'subscribed', topic, isStale: false })
      listened.resolve(answer)
    }

    close(): void {
      this.readyState = 3
    }
  }
  Object.assign(globalThis, { WebSocket: MadeUpSocket })
  return {
    async publish(topic, changes) {
      const answer = await listened.promise
      answer({ type: 'changes', topic, ...changes })
    },
    end: () => Object.assign(globalThis, { WebSocket: own }),
  }
}
