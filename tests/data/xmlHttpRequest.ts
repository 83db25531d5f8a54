import { type ClientRequest, request } from 'node:http'

class ProgressEvent extends Event {
  readonly lengthComputable = true
  readonly loaded: number
  readonly total: number

  constructor(loaded: number, total: number) {
    super('progress')
    this.loaded = loaded
    this.total = total
  }
}

/** The part of the browser's request that uploads use, over the network of the test's machine. */
export class NodeXmlHttpRequest extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  #method = ''
  #address = ''
  #headers: Record<string, string> = {}
  #request: ClientRequest | null = null

  open(method: string, address: string | URL): void {
    this.#method = method
    this.#address = String(address)
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value
  }

  abort(): void {
    this.#request?.destroy()
    this.dispatchEvent(new Event('abort'))
  }

  async send(form: FormData): Promise<void> {
    const encoded = new Response(form)
    const body = Buffer.from(await encoded.arrayBuffer())
    const headers = {
      ...this.#headers,
      'Content-Type': encoded.headers.get('Content-Type') ?? '',
      'Content-Length': body.length,
    }
    this.#request = request(this.#address, { method: this.#method, headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      this.status = response.statusCode ?? 0
      this.responseText = Buffer.concat(chunks).toString()
      this.dispatchEvent(new Event('load'))
    })
    this.#request.on('error', () => this.dispatchEvent(new Event('error')))
    const half = Math.floor(body.length / 2)
    this.upload.dispatchEvent(new ProgressEvent(half, body.length))
    this.#request.end(body, () => this.upload.dispatchEvent(new ProgressEvent(body.length, body.length)))
  }
}
