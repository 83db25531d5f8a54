import ky from 'ky'
import { parseJson, type TextLanguage } from '../language/index.ts'
import { type CallQuery, stamp, toAddress, toBase } from './address.ts'
import { type Answer, toAnswer, type WholeAnswer } from './answer.ts'
import type { CallContent, CallMethod, CallOptions, PreparedCall } from './call.ts'
import { CallError } from './callError.ts'
import { createDeadline } from './deadline.ts'
import type { Download } from './download.ts'
import { type Failure, toFailure } from './failures.ts'
import { signCall, toHeaders } from './headers.ts'
import { createReporter } from './reporter.ts'
import type { UploadOptions } from './upload.ts'
import { createWriteKeys, keyHeader } from './writeKeys.ts'

/** What the client needs of the app. The getters are asked at each call, so that nothing stale is sent. */
export interface ClientOptions {
  /** Where the server's calls live: a path of the app's own origin, or a full address. */
  readonly baseUrl: string
  readonly getToken: () => string | undefined
  readonly getTenant: () => string | number | undefined
  readonly getLanguage: () => TextLanguage
  /** The zone in which the server writes files and takes days; unnamed for a server that knows of none. */
  readonly getTimeZone?: () => string | undefined
  /** Whether the server knows versions of records, and gives them to who asks; not when left out. */
  readonly hasVersions?: () => boolean
  /** The salt of signatures; without one nothing is signed. */
  readonly getSignSecret: () => string | undefined
  /** Told of every failure that a person should see. */
  readonly onFailure: (failure: Failure, error: CallError) => void
  /** Told that a call was answered whose failure a person saw before: its cause is gone. */
  readonly onRecovery?: (call: string) => void
  /** Whether the page goes away, which ends its calls; never when left out. */
  readonly isLeaving?: () => boolean
  /** Milliseconds until a call is given up; 9000 when left out (specification 9). */
  readonly timeout?: number
  readonly fetch?: typeof globalThis.fetch
}

/** The one way to the server. A call resolves with an answer that says yes, and rejects with a `CallError`. */
export interface Client {
  /** The address below which the server's calls live. */
  readonly base: URL
  readonly getLanguage: () => TextLanguage
  request(method: CallMethod, url: string, content?: CallContent, options?: CallOptions): Promise<Answer>
  get(url: string, query?: CallQuery, options?: CallOptions): Promise<Answer>
  post(url: string, body?: unknown, options?: CallOptions): Promise<Answer>
  put(url: string, body?: unknown, options?: CallOptions): Promise<Answer>
  delete(url: string, query?: CallQuery, body?: unknown, options?: CallOptions): Promise<Answer>
  /** Sends a file, or a form that is filled already, and tells how far it is. */
  upload(url: string, data: Blob | FormData, options?: CallOptions & UploadOptions): Promise<WholeAnswer>
  /** Fetches a file with the name that the server gives it. */
  download(url: string, query?: CallQuery, options?: CallOptions): Promise<Download>
}

function wantsReport(wanted: NonNullable<CallOptions['report']>, { isInPlace }: Failure, error: CallError): boolean {
  if (wanted === 'notInPlace') return !isInPlace
  return typeof wanted === 'function' ? wanted(error) : wanted
}

/** A call by its method and path: asked again with other values it is the same. */
const toCallName = (method: CallMethod, { pathname }: URL): string => `${method} ${pathname}`

function toCallError(cause: unknown, { address, anonymous, deadline }: PreparedCall, isEnded: boolean): CallError {
  if (cause instanceof CallError) return cause
  const kind = isEnded ? 'aborted' : deadline.isLate() ? 'timeout' : 'network'
  return new CallError({ kind, url: address.href, anonymous, cause })
}

/** Allocates the client of one app (wire contract 1.1 to 1.3, specification 7 and 8). */
export function createClient(options: ClientOptions): Client {
  const base = toBase(options.baseUrl)
  const report = createReporter(options.onFailure)
  const failing = new Set<string>()
  const writeKeys = createWriteKeys()
  // The deadline of a call also covers the reading of its answer, which ky's own would not.
  const http = ky.create({
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  })

  function prepare(
    method: CallMethod,
    url: string,
    { query, body }: CallContent,
    isAnonymous: boolean,
  ): Omit<PreparedCall, 'deadline'> {
    const address = toAddress(base, url, query)
    if (address.origin !== base.origin) return { method, address, body, headers: {}, anonymous: true }
    if (method === 'GET') stamp(address, Date.now())
    const token = isAnonymous ? undefined : options.getToken()
    const headers = toHeaders({
      ...{ token, tenant: options.getTenant(), language: options.getLanguage() },
      timeZone: options.getTimeZone?.(),
      asksVersions: options.hasVersions?.() ?? false,
    })
    return { method, address, body, headers, anonymous: !token }
  }

  async function run<T>(
    method: CallMethod,
    url: string,
    content: CallContent,
    callOptions: CallOptions,
    send: (call: PreparedCall) => Promise<T>,
  ): Promise<T> {
    const { signal, timeout = options.timeout ?? 9000, report: isWanted = true, anonymous = false } = callOptions
    const prepared = prepare(method, url, content, anonymous)
    const deadline = createDeadline(timeout, signal)
    const call = { ...prepared, headers: { ...prepared.headers, ...callOptions.headers }, deadline }
    const { address, body } = prepared
    try {
      const sign = { secret: options.getSignSecret(), now: Date.now() }
      const signature = address.origin === base.origin ? signCall(method, address, body, sign) : undefined
      const answer = await send(signature ? { ...call, headers: { ...call.headers, ...(await signature) } } : call)
      const name = toCallName(method, address)
      if (failing.delete(name)) options.onRecovery?.(name)
      return answer
    } catch (cause) {
      const error = toCallError(cause, call, signal?.aborted || (options.isLeaving?.() ?? false))
      const token = call.headers['X-Access-Token']
      const name = toCallName(method, address)
      failing.add(name)
      const failure = { ...toFailure(error, options.getLanguage()), call: name }
      report({ failure, error, token, isWanted: wantsReport(isWanted, failure, error) })
      throw error
    } finally {
      deadline.end()
    }
  }

  const fetchAnswer = ({ method, address, headers, body, anonymous, deadline }: PreparedCall): Promise<Response> =>
    http(address, {
      method,
      headers,
      signal: deadline.signal,
      // A redirect would carry the token to wherever it leads.
      redirect: anonymous ? 'follow' : 'error',
      ...(body instanceof FormData ? { body } : body === undefined ? {} : { json: body }),
    })

  async function readAnswer(call: PreparedCall): Promise<Answer> {
    const response = await fetchAnswer(call)
    const { address, anonymous } = call
    return toAnswer({ url: address.href, status: response.status, text: await response.text(), anonymous })
  }

  /** What tells a write that may add something from others; undefined for what needs no key, or has one. */
  function toKeyedWrite(
    method: CallMethod,
    url: string,
    { query, body }: CallContent,
    { headers, anonymous = false }: CallOptions,
  ): string | undefined {
    if (method !== 'POST' || anonymous || !options.getToken() || headers?.[keyHeader] !== undefined) return undefined
    const { origin, href } = toAddress(base, url, query)
    if (origin !== base.origin || body instanceof FormData) return undefined
    return JSON.stringify([href, options.getTenant() ?? 0, body])
  }

  async function remove(url: string, content: CallContent, callOptions: CallOptions): Promise<Answer> {
    const answer = await run('DELETE', url, content, callOptions, readAnswer)
    writeKeys.forgetLost()
    return answer
  }

  const client: Client = {
    base,
    getLanguage: options.getLanguage,
    request: (method, url, content = {}, callOptions = {}) => {
      if (method === 'DELETE') return remove(url, content, callOptions)
      const write = toKeyedWrite(method, url, content, callOptions)
      if (write === undefined) return run(method, url, content, callOptions, readAnswer)
      return writeKeys.send(write, (key) => {
        const headers = { ...callOptions.headers, [keyHeader]: key }
        return run(method, url, content, { ...callOptions, headers }, readAnswer)
      })
    },
    get: (url, query = {}, callOptions) => client.request('GET', url, { query }, callOptions),
    post: (url, body, callOptions) => client.request('POST', url, { body }, callOptions),
    put: (url, body, callOptions) => client.request('PUT', url, { body }, callOptions),
    delete: (url, query = {}, body, callOptions) => client.request('DELETE', url, { query, body }, callOptions),
    upload: (url, data, uploadOptions = {}) =>
      run('POST', url, {}, uploadOptions, async (call) => {
        const { sendForm, toForm } = await import('./upload.ts')
        const came = await sendForm(call, toForm(data, uploadOptions.fields), uploadOptions.onProgress)
        return { ...toAnswer(came), body: parseJson(came.text) }
      }),
    download: (url, query = {}, callOptions = {}) =>
      run('GET', url, { query }, callOptions, async (call) => {
        const [{ toDownload }, response] = await Promise.all([import('./download.ts'), fetchAnswer(call)])
        return toDownload(response, call.address.href, call.anonymous)
      }),
  }
  return client
}
