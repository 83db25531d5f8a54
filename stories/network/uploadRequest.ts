import { answerImport } from './importAnswer.ts'

/** What becomes of a file at the made-up server, told by the beginning of its name. */
const outcomes = {
  flaky: 'no answer comes the first time',
  held: 'it arrives when it is released',
  inline: 'the picture belongs into the text itself',
  late: 'it arrives half a second later',
  offline: 'no answer comes',
  refused: 'the server says no',
  slow: 'it is on its way for ever',
} as const

const toOutcome = (name: string) =>
  (Object.keys(outcomes) as (keyof typeof outcomes)[]).find((outcome) => name.startsWith(outcome)) ?? 'stored'

/** Stands for `XMLHttpRequest` where files are sent: `fetch` tells no progress, so uploads do not pass the made-up fetch. */
export class UploadRequest extends EventTarget {
  static readonly #requested = new Set<string>()
  /** What was sent last. */
  static lastForm: FormData | undefined
  static #held = Promise.withResolvers<void>()
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  #address = ''

  /** A new story knows nothing of the one before. */
  static forget(): void {
    UploadRequest.#requested.clear()
    UploadRequest.#held = Promise.withResolvers()
  }

  /** Lets the files arrive that were held until now. */
  static release(): void {
    UploadRequest.#held.resolve()
  }

  open(_method: string, address: string | URL): void {
    this.#address = String(address)
  }

  setRequestHeader(): void {}

  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }

  send(form: FormData): void {
    UploadRequest.lastForm = form
    const file = form.get('file') ?? form.get('files[]')
    const name = file instanceof File ? file.name : ''
    const imported = this.#address.includes('/importExcel') ? answerImport(form) : undefined
    queueMicrotask(() => {
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 40, total: 100 }))
      if (toOutcome(name) === 'late') setTimeout(() => this.#end(name, imported), 500)
      else if (toOutcome(name) === 'held') void UploadRequest.#held.promise.then(() => this.#end(name, imported))
      else this.#end(name, imported)
    })
  }

  #end(name: string, imported: string | undefined): void {
    const outcome = toOutcome(name)
    if (outcome === 'slow') return
    const isFirst = !UploadRequest.#requested.has(name)
    UploadRequest.#requested.add(name)
    if (outcome === 'offline' || (outcome === 'flaky' && isFirst)) {
      this.dispatchEvent(new Event('error'))
      return
    }
    if (imported !== undefined) {
      this.status = 200
      this.responseText = imported
      this.dispatchEvent(new Event('load'))
      return
    }
    const success = outcome !== 'refused'
    this.status = 200
    this.responseText = JSON.stringify({
      success,
      code: 0,
      message: outcome === 'inline' ? 'local' : success ? `temp/${name}` : 'The disk is full',
      result: success ? { path: `kept/${name}` } : null,
    })
    this.dispatchEvent(new Event('load'))
  }
}
