import type { RunningApp } from './app.ts'
import { call } from './call.ts'

/** Writes an announcement for everybody and releases it. */
export async function announce(app: RunningApp, token: string, announcement: object): Promise<void> {
  await call(app, token, 'POST', '/sys/annountCement/add', { msgCategory: '1', msgType: 'ALL', ...announcement })
  const { result } = (await call(app, token, 'GET', '/sys/annountCement/list')) as unknown as {
    readonly result: { readonly records: readonly { readonly id: string }[] }
  }
  await call(app, token, 'GET', `/sys/annountCement/doReleaseData?id=${result.records[0]?.id}`)
}
