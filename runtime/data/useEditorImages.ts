import { useCallback, useState } from 'react'
import { useData } from './context.tsx'
import { inline, toDataAddress } from './inlineFile.ts'

/** A picture on its way into a text, or one that did not get there. */
export interface EditorImage {
  readonly number: number
  readonly name: string
  readonly status: 'uploading' | 'failed'
  /** From 0 to 100. */
  readonly percent: number
  /** What the server said; empty when no answer came. */
  readonly message: string
  /** Sends it again. */
  readonly retry: () => void
  /** Gives it up; what waits for it gets nothing. */
  readonly dismiss: () => void
}

export interface EditorImages {
  readonly images: readonly EditorImage[]
  /** Sends a picture and gives the address that a text keeps of it; null once it was given up. */
  readonly send: (file: File) => Promise<string | null>
}

/**
 * The address of a stored path as a text keeps it: without the session, and without the origin that it shares. A full
 * address that the server gave stays as it is.
 */
export function toKeptAddress(path: string, url: string, origin: string): string {
  if (path === url) return url
  const [address = ''] = url.split('?')
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
}

let lastNumber = 0

/** Sends the pictures that people put into texts: biz and jeditor name them (specification 7.4, wire contract 1.11). */
export function useEditorImages(): EditorImages {
  const { client, staticUrl, toFailure } = useData()
  const [images, setImages] = useState<readonly EditorImage[]>([])

  const send = useCallback(
    (file: File) => {
      lastNumber += 1
      const number = lastNumber
      const change = (part: Partial<EditorImage>) =>
        setImages((before) => before.map((image) => (image.number === number ? { ...image, ...part } : image)))
      const { promise, resolve } = Promise.withResolvers<string | null>()
      const settle = (address: string | null) => {
        setImages((before) => before.filter((image) => image.number !== number))
        resolve(address)
      }

      const attempt = async () => {
        const controller = new AbortController()
        const dismiss = () => {
          controller.abort()
          settle(null)
        }
        change({ status: 'uploading', percent: 0, message: '', dismiss })
        try {
          const { message } = await client.upload('/sys/common/upload', file, {
            fields: { biz: 'jeditor', jeditor: '1' },
            signal: controller.signal,
            report: false,
            onProgress: (share) => change({ percent: Math.round(share * 100) }),
          })
          settle(
            message === inline
              ? await toDataAddress(file)
              : toKeptAddress(message, staticUrl(message), location.origin),
          )
        } catch (error) {
          const { key, message, level } = toFailure(error)
          if (level === 'silent') settle(null)
          else change({ status: 'failed', message: key === 'network' ? '' : message })
        }
      }

      const retry = () => void attempt()
      const first: EditorImage = {
        number,
        name: file.name,
        status: 'uploading',
        percent: 0,
        message: '',
        retry,
        dismiss: () => settle(null),
      }
      setImages((before) => [...before, first])
      retry()
      return promise
    },
    [client, staticUrl, toFailure],
  )
  return { images, send }
}
