import { parseJson } from '../language/index.ts'
import { findEnvelope, toAnswer } from './answer.ts'
import { CallError } from './callError.ts'

export interface Download {
  readonly blob: Blob
  /** The name that the server gives; empty when it gives none. */
  readonly fileName: string
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The file name of a `Content-Disposition` header: the encoded form goes before the plain one; folders are cut off. */
export function toFileName(disposition: string | null): string {
  const encoded = /filename\*\s*=\s*(?:UTF-8|utf-8)''([^;]+)/.exec(disposition ?? '')?.[1]
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition ?? '')
  const name = decode(encoded ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '').trim()
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
}

/**
 * Takes the file out of an answer (specification 7.4).
 * @throws CallError for an error status, for an envelope where a file was due, and for a file without content.
 */
export async function toDownload(response: Response, url: string, anonymous: boolean): Promise<Download> {
  const { status, headers } = response
  if (!response.ok) toAnswer({ url, status, text: await response.text(), anonymous })
  const disposition = headers.get('Content-Disposition')
  const blob = await response.blob()
  const isEnvelopeLikely = headers.get('Content-Type')?.includes('json') && !disposition?.includes('attachment')
  if (isEnvelopeLikely) {
    const text = await blob.text()
    toAnswer({ url, status, text, anonymous })
    if (findEnvelope(parseJson(text))) throw new CallError({ kind: 'empty', url, status, anonymous })
  }
  if (blob.size === 0) throw new CallError({ kind: 'empty', url, status, anonymous })
  return { blob, fileName: toFileName(disposition) }
}
