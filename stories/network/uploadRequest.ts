/** What becomes of a file at the made-up server, told by the beginning of its name. */
const outcomes = {
  offline: 'no answer comes',
  refused: 'the server says no',
  slow: 'it is on its way for ever',
} as const

const toOutcome = (name: string) =>
  (Object.keys(outcomes) as (keyof typeof outcomes)[]).find((outcome) => name.startsWith(outcome)) ?? 'stored'

/** Stands for `XMLHttpRequest` where files are sent: `fetch` tells no progress, so uploads do not pass the made-up fetch. */
export class UploadRequest extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''

  open(): void {}
  setRequestHeader(): void {}

  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }

  send(form: FormData): void {
    const file = form.get('file')
    const name = file instanceof File ? file.name : ''
    queueMicrotask(() => {
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 40, total: 100 }))
      this.#end(name)
    })
  }

  #end(name: string): void {
    const outcome = toOutcome(name)
    if (outcome === 'slow') return
    if (outcome === 'offline') {
      this.dispatchEvent(new Event('error'))
      return
    }
    const success = outcome === 'stored'
    this.status = 200
    this.responseText = JSON.stringify({
      success,
      code: 0,
      message: success ? `temp/${name}` : 'The disk is full',
      result: null,
    })
    this.dispatchEvent(new Event('load'))
  }
}
