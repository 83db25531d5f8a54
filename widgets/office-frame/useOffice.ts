import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createOfficeLink, type OfficeLink } from './officeLink.ts'
import type { FromOffice, OfficeCommand, OfficeCommands, OfficeConfig } from './protocol.ts'

interface OfficeRequest {
  /** The full address of the office page. */
  readonly address: string
  readonly config: OfficeConfig
  /** The token, for a page of our own. */
  readonly token: string | undefined
  /** Seconds. */
  readonly timeout: number
  readonly onEvent: (event: Extract<FromOffice, { kind: 'changed' | 'saved' }>) => void
}

export interface Office {
  readonly state: 'connecting' | 'ready' | 'silent'
  readonly frame: (element: HTMLIFrameElement | null) => void
  /** The page of the frame is loaded. */
  readonly onLoad: () => void
  readonly request: <C extends OfficeCommand>(
    command: C,
    data: OfficeCommands[C]['data'],
  ) => Promise<OfficeCommands[C]['answer']>
}

const later = (callback: () => void, milliseconds: number) => {
  const timer = setTimeout(callback, milliseconds)
  return () => clearTimeout(timer)
}

const unknown = { state: 'connecting', session: 0 } as const

/** Talks with the office page of a frame: greets it, gives it the token and the document, and passes commands on. */
export function useOffice({ address, config, token, timeout, onEvent }: OfficeRequest): Office {
  const target = useRef<Window | null>(null)
  const link = useRef<OfficeLink>(null)
  const [{ state, session }, setState] = useState<{ state: Office['state']; session: number }>(unknown)
  const latest = useRef(onEvent)
  useLayoutEffect(() => {
    latest.current = onEvent
  })

  // The frame must find its listener there: a page may say that it is ready before it is loaded.
  useLayoutEffect(() => {
    const { origin } = new URL(address)
    const made = createOfficeLink({
      origin,
      timeout: timeout * 1000,
      later,
      post: (message, allowed) => target.current?.postMessage(message, allowed),
      onState: (next, number) => setState({ state: next, session: number }),
      onEvent: (event) => latest.current(event),
    })
    link.current = made
    const onMessage = (event: MessageEvent) => {
      if (target.current !== null && event.source === target.current) made.receive(event.origin, event.data)
    }
    addEventListener('message', onMessage)
    return () => {
      removeEventListener('message', onMessage)
      made.close()
    }
  }, [address, timeout])

  const request = useCallback<Office['request']>((command, data) => {
    if (!link.current) throw new Error('The frame is not there.')
    return link.current.request(command, data)
  }, [])

  const told = useMemo(() => JSON.stringify(config), [config])
  useEffect(() => {
    if (state !== 'ready' || session === 0) return
    // What the page thinks of them shows in the page itself.
    const ignore = () => {}
    if (token !== undefined) request('setToken', { token }).catch(ignore)
    request('setConfig', JSON.parse(told) as OfficeConfig).catch(ignore)
  }, [state, session, told, token, request])

  return {
    state,
    frame: useCallback((element: HTMLIFrameElement | null) => {
      target.current = element?.contentWindow ?? null
    }, []),
    onLoad: useCallback(() => link.current?.greet(), []),
    request,
  }
}
