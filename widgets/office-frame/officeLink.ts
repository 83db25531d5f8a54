import {
  channel,
  type FromOffice,
  type OfficeCommand,
  type OfficeCommands,
  parseFromOffice,
  readAnswer,
  type ToOffice,
} from './protocol.ts'

/** Why a request failed: the page said no, it said nothing in time, or it went away. */
export class OfficeError extends Error {
  override readonly name = 'OfficeError'
  readonly kind: 'refused' | 'timeout' | 'closed'

  constructor(kind: OfficeError['kind'], message = '') {
    super(message)
    this.kind = kind
  }
}

export interface OfficeLinkOptions {
  /** The one origin that is spoken to, and that is listened to. */
  readonly origin: string
  /** Posts a message to the window of the office page, for that origin alone. */
  readonly post: (message: ToOffice, origin: string) => void
  /** Milliseconds until a request, and the first sign of the page, are given up. */
  readonly timeout: number
  /** Calls back later; gives what calls that off. */
  readonly later: (callback: () => void, milliseconds: number) => () => void
  /** Told that the page listens, or that it keeps silent; each page that comes to listen has a number of its own. */
  readonly onState: (state: 'connecting' | 'ready' | 'silent', session: number) => void
  /** Told what the page does by itself. */
  readonly onEvent: (event: Extract<FromOffice, { kind: 'changed' | 'saved' }>) => void
}

/** The connection of the app with an office page (specification 7.5). */
export interface OfficeLink {
  /** The page is loaded, anew perhaps: greets it and waits for its sign, unless it spoke first. */
  greet(): void
  /** Takes a message of a window; one of another origin is nobody's. */
  receive(origin: string, message: unknown): void
  /**
   * Sends a command and gives the answer; one that is asked before the page listens waits for it.
   * @throws OfficeError
   */
  request<C extends OfficeCommand>(command: C, data: OfficeCommands[C]['data']): Promise<OfficeCommands[C]['answer']>
  close(): void
}

interface Waiting {
  readonly message: ToOffice
  readonly settle: (answer: Extract<FromOffice, { kind: 'answer' }> | OfficeError) => void
}

/** Allocates a connection. */
export function createOfficeLink(options: OfficeLinkOptions): OfficeLink {
  const { origin, post, timeout, later, onState, onEvent } = options
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let session = 0
  let isReady = false
  let isGreeted = false
  let spokeFirst = false
  let stopWaiting = () => {}

  const failAll = (kind: OfficeError['kind']) => {
    for (const { settle } of [...waiting.values()]) settle(new OfficeError(kind))
  }
  const onReady = () => {
    stopWaiting()
    // What the page before was asked is not known to this one.
    if (isReady) failAll('closed')
    spokeFirst = !isGreeted
    isGreeted = false
    isReady = true
    session += 1
    onState('ready', session)
    for (const { message } of waiting.values()) post(message, origin)
  }

  return {
    greet() {
      const isKnown = spokeFirst
      spokeFirst = false
      if (isKnown) return
      stopWaiting()
      if (isReady) failAll('closed')
      isReady = false
      isGreeted = true
      onState('connecting', session)
      stopWaiting = later(() => {
        onState('silent', session)
        failAll('timeout')
      }, timeout)
      post({ channel, kind: 'hello' }, origin)
    },
    receive(from, message) {
      if (from !== origin) return
      const parsed = parseFromOffice(message)
      if (parsed?.kind === 'ready') onReady()
      else if (parsed?.kind === 'answer') waiting.get(parsed.id)?.settle(parsed)
      else if (parsed && isReady) onEvent(parsed)
    },
    request(command, data) {
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        const stop = later(() => waiting.get(id)?.settle(new OfficeError('timeout')), timeout)
        const message: ToOffice = { channel, kind: 'request', id, command, data }
        waiting.set(id, {
          message,
          settle(answer) {
            stop()
            waiting.delete(id)
            if (answer instanceof OfficeError) reject(answer)
            else if (answer.ok) resolve(readAnswer(command, answer.data))
            else reject(new OfficeError('refused', answer.message))
          },
        })
        if (isReady) post(message, origin)
      })
    },
    close() {
      stopWaiting()
      isReady = false
      failAll('closed')
    },
  }
}
