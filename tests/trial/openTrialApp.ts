import { startApp } from '../e2e/harness/app.ts'
import { createInstallation } from '../e2e/harness/installation.ts'

/** The app that a trial walks through, with the password of its administrator. */
interface TrialApp {
  readonly url: string
  readonly password: string
  readonly end: () => Promise<void>
}

/** Starts the built app in a new installation; one that runs already is taken by its address and `ADMIN_PASSWORD`. */
export async function openTrialApp(url: string | undefined): Promise<TrialApp> {
  if (url !== undefined) return { url, password: process.env.ADMIN_PASSWORD ?? '', end: async () => undefined }
  const installation = createInstallation()
  const app = await startApp(installation, { SITE_FLAGS: 'settings' })
  return {
    url: app.url,
    password: app.administrator.password,
    end: async () => {
      await app.end('SIGTERM')
      installation.remove()
    },
  }
}
