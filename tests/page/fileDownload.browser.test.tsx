import { afterEach, expect, test, vi } from 'vitest'
import { createData, DataProvider } from '../../runtime/data/index.ts'
import { useFileDownload } from '../../runtime/page/index.ts'
import { waitFor } from '../shared/waits.ts'
import { mount, unmountAll } from '../widgets/conformance/mount.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  unmountAll()
})

/** A server that needs half a minute for a file. */
const slowServer: typeof fetch = (input, init) =>
  new Promise((resolve, reject) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    signal?.addEventListener('abort', () => reject(signal.reason))
    setTimeout(() => resolve(new Response('content')), 30_000)
  })

const toData = () =>
  createData({
    baseUrl: '/api',
    getToken: () => 't1',
    getTenant: () => undefined,
    getLanguage: () => 'en',
    getSignSecret: () => undefined,
    getUser: () => 'ada',
    onFailure: () => {},
    storage: sessionStorage,
    fetch: slowServer,
  })

function SaveButton() {
  const download = useFileDownload()
  return (
    <button type="button" onClick={() => void download('temp/plan.zip', 'plan.zip')}>
      Save
    </button>
  )
}

test('a stored file may take longer than the answer of a list', async () => {
  const saved = vi.fn<(name: string) => void>()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download)
  })
  const { container } = await mount(
    <DataProvider data={toData()} language="en">
      <SaveButton />
    </DataProvider>,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  container.querySelector('button')?.click()
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  await waitFor(() => expect(saved).toHaveBeenCalledWith('plan.zip'))
})
