import type { Envelope } from '../../../server/http/envelope.ts'
import type { TestServer } from '../harness.ts'

/** Sends a file as a browser does. */
export async function upload(
  server: TestServer,
  token: string | undefined,
  path: string,
  file: { readonly name: string; readonly content: Buffer | string; readonly type?: string },
  fields: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: Envelope }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(
    'file',
    new Blob([file.content as BlobPart], { type: file.type ?? 'application/octet-stream' }),
    file.name,
  )
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const response = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token === undefined ? {} : { 'x-access-token': token }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json() }
}
