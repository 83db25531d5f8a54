import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { parseJson, useLatest } from '../../runtime/index.ts'
import { createOfficeLink } from './officeLink.ts'
import type { FromOffice, OfficeCommand, OfficeCommands, OfficeConfig } from './protocol.ts'

interface OfficeRequest {
  /** The full address of the office page; the same as long as the component stands. */
  readonly address: string
  readonly config: OfficeConfig
  /** The token, for a page of our own. */
  readonly token: string | undefined
  /** Seconds; the same as long as the component stands. */
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
  const target = useRef<HTMLIFrameElement>(null)
  const [{ state, session }, setState] = useState<{ state: Office['state']; session: number }>(unknown)
  const latest = useLatest(onEvent)
  const [link] = useState(() =>
    createOfficeLink({
      origin: new URL(address).origin,
      timeout: timeout * 1000,
      later,
      post: (message, origin) => target.current?.contentWindow?.postMessage(message, origin),
      onState: (next, number) => setState({ state: next, session: number }),
      onEvent: (event) => latest.current(event),
    }),
  )

  const isLoaded = useRef(false)
  const end = useRef<() => void>(undefined)
  // The frame must find its listener there: a page may say that it is ready before it is loaded.
  useLayoutEffect(() => {
    if (end.current) return
    const stop = () => {
      removeEventListener('message', onMessage)
      link.close()
      end.current = undefined
    }
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      // A tab that is closed while it is hidden ends no effects any more.
      if (target.current?.isConnected === false) stop()
      else if (source !== null && source === target.current?.contentWindow) link.receive(origin, data)
    }
    addEventListener('message', onMessage)
    end.current = stop
    if (isLoaded.current) link.greet()
  }, [link])
  // A hidden `<Activity>` ends effects although its frame lives on: what the page says then still counts, and when it
  // shows again nothing is begun anew. This effect is one that ends after the frame was taken out of the document.
  useEffect(
    () => () => {
      if (!target.current?.isConnected) end.current?.()
    },
    [],
  )

  const configText = useMemo(() => JSON.stringify({ token, config }), [token, config])
  const sent = useRef({ session: 0, configText: '' })
  useEffect(() => {
    if (state !== 'ready' || session === 0) return
    if (sent.current.session === session && sent.current.configText === configText) return
    sent.current = { session, configText }
    const { token, config } = parseJson(configText) as Pick<OfficeRequest, 'token' | 'config'>
    // What the page thinks of them shows in the page itself.
    const ignore = () => {}
    if (token !== undefined) link.request('setToken', { token }).catch(ignore)
    link.request('setConfig', config).catch(ignore)
  }, [state, session, configText, link])

  return {
    state,
    frame: useCallback((element: HTMLIFrameElement | null) => {
      if (element) target.current = element
    }, []),
    onLoad: useCallback(() => {
      isLoaded.current = true
      if (end.current) link.greet()
    }, [link]),
    request: link.request,
  }
}
