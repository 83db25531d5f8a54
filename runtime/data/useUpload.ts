import { useCallback } from 'react'
import { useData } from './context.tsx'
import type { Failure } from './failures.ts'

export interface UploadRequest {
  /** The call that takes the file; that of wire contract 1.11 when left out. */
  readonly url?: string
  /** What goes beside the file. */
  readonly fields: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Told the share that went out, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

export interface Uploader {
  /** Sends a file and gives its stored path; rejects with the client's error, of which nobody was told. */
  readonly send: (file: File, request: UploadRequest) => Promise<string>
  readonly toFailure: (error: unknown) => Failure
}

/** Sends files to the server (specification 7.4, wire contract 1.11). */
export function useUpload(): Uploader {
  const { client, toFailure } = useData()
  const send = useCallback(
    async (file: File, { url = '/sys/common/upload', ...options }: UploadRequest) =>
      (await client.upload(url, file, { ...options, report: false })).message,
    [client],
  )
  return { send, toFailure }
}
