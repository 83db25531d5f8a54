import { useCallback, useEffect, useState } from 'react'
import { useData } from './context.tsx'

/** Seconds that lie between two codes for one telephone or mailbox. */
const pause = 60

/** When a code went to a place, by the call and the place; a form that is drawn anew goes on counting. */
const sentAt = new Map<string, number>()

const secondsLeft = (key: string): number =>
  Math.max(0, Math.ceil(pause - (Date.now() - (sentAt.get(key) ?? Number.NEGATIVE_INFINITY)) / 1000))

export interface VerificationRequest {
  readonly url: string
  /** What the code is for (wire contract 1.4): 0 sign in, 1 register, 2 forgotten password, 3 bind. */
  readonly mode: number
  /** A mobile number or an e-mail address. */
  readonly target: string
}

/** A code that the server sends to a telephone or mailbox. */
export interface VerificationCode {
  readonly status: 'ready' | 'sending' | 'sent' | 'error'
  /** Until another one can be asked for. */
  readonly secondsLeft: number
  /** Why it was not sent, in words; empty otherwise. */
  readonly message: string
  readonly send: () => void
}

/** Has the server send a code, and counts until it may be asked for another one. A failure is reported here alone. */
export function useVerificationCode({ url, mode, target }: VerificationRequest): VerificationCode {
  const { client, toFailure } = useData()
  const key = `${url} ${mode} ${target}`
  const [outcome, setOutcome] = useState<{ readonly key: string; readonly message?: string } | null>(null)
  const [left, setLeft] = useState(() => secondsLeft(key))

  const isCounting = left > 0
  useEffect(() => {
    const count = () => setLeft(secondsLeft(key))
    count()
    if (!isCounting) return
    const timer = setInterval(count, 250)
    return () => clearInterval(timer)
  }, [key, isCounting])

  const send = useCallback(() => {
    setOutcome({ key })
    const body = { smsmode: mode, ...(target.includes('@') ? { email: target } : { mobile: target }) }
    client.post(url, body, { report: false }).then(
      () => {
        sentAt.set(key, Date.now())
        setLeft(secondsLeft(key))
        setOutcome(null)
      },
      (error: unknown) => setOutcome({ key, message: toFailure(error).message }),
    )
  }, [client, toFailure, url, mode, target, key])

  const isCurrent = outcome?.key === key
  const message = (isCurrent && outcome.message) || ''
  const settled = left > 0 ? 'sent' : 'ready'
  const status = !isCurrent ? settled : outcome.message === undefined ? 'sending' : 'error'
  return { status, secondsLeft: left, message, send }
}
