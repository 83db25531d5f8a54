import type { Page } from 'playwright'

/** Where the app keeps the sign-in of a browser. */
const sessionKey = 'pagewright.session'

interface Answer {
  readonly result: { readonly token?: string; readonly userInfo?: unknown } | null
  readonly message: string
}

/**
 * Signs in by a call and opens an address with what the sign-in page would have left in the browser: the cookie for
 * files, and the session.
 */
export async function openSignedIn(page: Page, username: string, password: string, path: string): Promise<void> {
  const answer = await page.request.post('/api/sys/login', { data: { username, password } })
  const { result, message } = (await answer.json()) as Answer
  if (!result?.token) throw new Error(`${username} may not sign in: ${message}`)
  const session = { value: { token: result.token, user: result.userInfo }, expires: Date.now() + 3_600_000 }
  const kept = await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    sessionKey,
    JSON.stringify(session),
  ] as const)
  await page.goto(path)
  await kept.dispose()
}

/** The token with which the app of a page calls the server, as the browser keeps it. */
export const readToken = (page: Page): Promise<string> =>
  page.evaluate((key) => String(JSON.parse(localStorage.getItem(key) ?? '{}').value?.token ?? ''), sessionKey)
