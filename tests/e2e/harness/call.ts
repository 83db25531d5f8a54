import type { RunningApp } from './app.ts'

/** Calls the server directly, in English, as a program with a person's token would. */
export async function call(
  app: RunningApp,
  token: string | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${app.url}/api${path}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(token ? { 'X-Access-Token': token } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await answer.json()) as Readonly<Record<string, unknown>>
}
