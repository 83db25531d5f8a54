import type { BrowserContext, Page } from 'playwright'

/** A record of everything that a clean app does not do. */
export interface Watch {
  /** Says that the test itself provokes a problem whose text matches; it must come. */
  readonly provoke: (problem: RegExp) => void
  /** Ends the watch. Throws when a problem came that nobody provoked, or a provoked one did not. */
  readonly check: () => void
}

/** Makes violations of the policy errors of the console, where Chromium is silent about a policy that only reports. */
export const reportPolicyViolations = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`Content-Security-Policy: ${event.effectiveDirective} refused ${event.blockedURI}`),
    ),
  )

/**
 * Watches the pages that a context opens from now on for errors and warnings of the console, uncaught errors, violations of the
 * Content-Security-Policy, failed requests, and requests that leave the machine.
 */
export function watch(context: BrowserContext): Watch {
  const problems: string[] = []
  const provoked: RegExp[] = []
  const begin = (page: Page) => watchPage(page, (problem) => problems.push(problem))
  context.on('page', begin)
  return {
    provoke: (problem) => provoked.push(problem),
    check() {
      context.off('page', begin)
      const unexpected = problems.filter((problem) => !provoked.some((pattern) => pattern.test(problem)))
      const missing = provoked.filter((pattern) => !problems.some((problem) => pattern.test(problem)))
      const lines = [...unexpected, ...missing.map((pattern) => `expected, but did not come: ${pattern}`)]
      if (lines.length > 0) throw new Error(`The app was not clean:\n${lines.join('\n')}`)
    },
  }
}

function watchPage(page: Page, report: (problem: string) => void): void {
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => report(`uncaught: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    // A request is aborted when the person leaves the page.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') report(`failed request: ${request.url()} ${reason}`)
  })
  page.on('request', (request) => reportOutside(request.url(), report))
  page.on('websocket', (socket) => reportOutside(socket.url(), report))
}

function reportOutside(address: string, report: (problem: string) => void): void {
  const { protocol, hostname } = new URL(address)
  const isLocal = ['data:', 'blob:'].includes(protocol) || hostname === '127.0.0.1' || hostname === 'localhost'
  if (!isLocal) report(`request outside this machine: ${address}`)
}
