import { utils, write } from '@e965/xlsx'
import type { TestAnswer, TestServer } from '../../testServer.ts'
import type { Made } from './calls/made.ts'

/** A call that is about to be made. */
export interface Planned {
  /** Its method and path, as `calls.json` has them. */
  readonly name: string
  readonly made: Made
  readonly caller: { readonly id: string; readonly username: string; readonly token: string }
  /** The tenant that it names; 0 for none. */
  readonly tenantId: number
}

/** Makes a call. */
export async function send(
  server: TestServer,
  { name, made, caller, tenantId }: Planned,
): Promise<TestAnswer<unknown>> {
  const { params = {}, query = {}, body, sheet } = made
  const [method = '', pattern = ''] = name.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const headers = tenantId === 0 ? {} : { tenant_id: String(tenantId) }
  if (sheet !== undefined) {
    const upload = await toUpload(sheet)
    const request = { token: caller.token, body: upload.content, headers: { ...headers, 'content-type': upload.type } }
    return server.call('POST', path, request)
  }
  const request = { token: caller.token, query, headers, ...(body === undefined ? {} : { body }) }
  return server.call(method as 'GET' | 'POST' | 'PUT' | 'DELETE', path, request)
}

/** Rows of a spreadsheet as the body of an upload. */
export async function toUpload(rows: readonly (readonly string[])[]) {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet1')
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)]), 'a.xlsx')
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return { type, content: Buffer.from(await request.arrayBuffer()) }
}
