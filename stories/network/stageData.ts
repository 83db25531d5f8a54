import { createData, type Data } from '../../runtime/data/index.ts'
import type { Language } from '../../runtime/registry/index.ts'
import { createNetwork } from './network.ts'
import { toStageUrl } from './pictures.ts'
import { UploadRequest } from './uploadRequest.ts'

/** The wire of a story: all of ours, before a made-up network. */
export function createStageData(getLanguage: () => Language): Data {
  UploadRequest.forget()
  Object.assign(globalThis, { XMLHttpRequest: UploadRequest })
  const stored = new Map<string, string>()
  const storage = {
    get length() {
      return stored.size
    },
    clear: () => stored.clear(),
    getItem: (key: string) => stored.get(key) ?? null,
    key: (index: number) => [...stored.keys()][index] ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  const data = createData({
    baseUrl: '/api',
    getToken: () => 'story',
    getTenant: () => undefined,
    getLanguage,
    getSignSecret: () => undefined,
    getUser: () => 'ada',
    onFailure: () => {},
    storage,
    fetch: createNetwork(),
  })
  return { ...data, staticUrl: toStageUrl }
}
