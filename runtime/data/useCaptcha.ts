import { useCallback, useEffect, useState } from 'react'
import { useData } from './context.tsx'

/** A picture of characters under the key that the server knows it by. */
export interface Captcha {
  readonly key: string
  readonly status: 'loading' | 'ready' | 'error'
  readonly picture: string | undefined
  readonly renew: () => void
}

/** Works without a secure context too, where `crypto.randomUUID` is missing. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('')

/** Asks for a picture, and for another one each time that the last was used: it counts once (wire contract 1.4). */
export function useCaptcha(url: string): Captcha {
  const { client } = useData()
  const [key, setKey] = useState(newKey)
  const [answer, setAnswer] = useState<{ readonly key: string; readonly picture: string | null } | null>(null)
  const renew = useCallback(() => setKey(newKey()), [])

  useEffect(() => {
    const left = new AbortController()
    client.get(`${url}/${key}`, {}, { signal: left.signal, report: false }).then(
      ({ result }) =>
        setAnswer({ key, picture: typeof result === 'string' && result.startsWith('data:image/') ? result : null }),
      () => left.signal.aborted || setAnswer({ key, picture: null }),
    )
    return () => left.abort()
  }, [client, url, key])

  const isAnswered = answer?.key === key
  return {
    key,
    status: !isAnswered ? 'loading' : answer.picture ? 'ready' : 'error',
    picture: (isAnswered && answer.picture) || undefined,
    renew,
  }
}
