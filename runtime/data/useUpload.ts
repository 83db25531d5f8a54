import { useCallback } from 'react'
import { CallError } from './callError.ts'
import { useData } from './context.tsx'
import type { Failure } from './failures.ts'
import { inline, toDataAddress } from './inlineFile.ts'
import { findStoredPath } from './storedPath.ts'

export interface UploadRequest {
  /** The call that takes the file; that of wire contract 1.11 when left out. */
  readonly url?: string | undefined
  /** What goes beside the file. */
  readonly fields: Readonly<Record<string, string>>
  /** The field of the answer that holds the stored path; `message` when left out (specification 7.4). */
  readonly responseName?: string | undefined
  /** False when the call goes out without the person's token. */
  readonly token?: boolean | undefined
  readonly signal: AbortSignal
  /** Told the share that went out, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

export interface Uploader {
  /**
   * Sends a file and gives its stored path, or the file itself as an address when the server keeps none; rejects with the
   * client's error, of which nobody was told.
   */
  readonly send: (file: File, request: UploadRequest) => Promise<string>
  readonly toFailure: (error: unknown) => Failure
}

/** Sends files to the server (specification 7.4, wire contract 1.11). */
export function useUpload(): Uploader {
  const { client, toFailure } = useData()
  const send = useCallback(
    async (file: File, { url = '/sys/common/upload', responseName, token = true, ...options }: UploadRequest) => {
      const answer = await client.upload(url, file, { ...options, anonymous: !token, report: false })
      const path = findStoredPath(answer.body, responseName)
      if (path === undefined) throw new CallError({ kind: 'unreadable', url, code: answer.code })
      return path === inline ? toDataAddress(file) : path
    },
    [client],
  )
  return { send, toFailure }
}
