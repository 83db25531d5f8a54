import { onTestFinished } from 'vitest'
import { callAsAdministrator } from './administrator.ts'
import type { RunningApp } from './app.ts'

/** Writes an announcement for everybody and releases it; it is deleted once the test is over. */
export async function announce(app: RunningApp, announcement: object): Promise<void> {
  const path = '/sys/annountCement'
  await callAsAdministrator(app, 'POST', `${path}/add`, { msgCategory: '1', msgType: 'ALL', ...announcement })
  const { records } = (await callAsAdministrator(app, 'GET', `${path}/list`)) as {
    readonly records: readonly { readonly id: string }[]
  }
  const id = records[0]?.id
  await callAsAdministrator(app, 'GET', `${path}/doReleaseData?id=${id}`)
  onTestFinished(async () => {
    await callAsAdministrator(app, 'GET', `${path}/doReovkeData?id=${id}`)
    await callAsAdministrator(app, 'DELETE', `${path}/delete?id=${id}`)
  })
}
