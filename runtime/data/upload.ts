import type { RawAnswer } from './answer.ts'
import type { PreparedCall } from './call.ts'

export interface UploadOptions {
  /** Told the share that went out, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** What goes beside the file; the folder `temp` when left out (specification 7.4). */
  readonly fields?: Readonly<Record<string, string>>
}

/** The multipart form of one file (wire contract 1.11); a form that is filled already stays as it is. */
export function toForm(data: Blob | FormData, fields: UploadOptions['fields'] = { biz: 'temp', isup: '1' }): FormData {
  if (data instanceof FormData) return data
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', data)
  return form
}

/**
 * Sends a form and tells how far it is, which `fetch` cannot. As long as data goes out the deadline moves on, so that a
 * big file on a slow line is not given up.
 * @throws TypeError when no answer came, and when the call was ended.
 */
export function sendForm(
  { method, address, headers, deadline, anonymous }: PreparedCall,
  form: FormData,
  onProgress: UploadOptions['onProgress'],
): Promise<RawAnswer> {
  const request = new XMLHttpRequest()
  const end = () => request.abort()
  const sent = new Promise<RawAnswer>((resolve, reject) => {
    const fail = () => reject(new TypeError(`no answer to ${method} ${address.pathname}`))
    request.addEventListener('load', () =>
      resolve({ url: address.href, status: request.status, text: request.responseText, anonymous }),
    )
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      deadline.extend()
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (deadline.signal.aborted) return fail()
    deadline.signal.addEventListener('abort', end)
    request.send(form)
  })
  return sent.finally(() => deadline.signal.removeEventListener('abort', end))
}
