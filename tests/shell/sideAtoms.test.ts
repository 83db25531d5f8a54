import { createStore } from 'jotai'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const texts = new Map<string, string>()

beforeEach(() => {
  texts.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
  // Each test finds the atoms as a page does that has just been loaded.
  vi.resetModules()
  return () => vi.unstubAllGlobals()
})

const load = () => import('../../runtime/shell/main/sideAtoms.ts')

describe('whether the side menu is folded', () => {
  test.each([
    [undefined, {}],
    ['null', {}],
    ['{', {}],
    ['{"wide":true}', { wide: true }],
    ['{"wide":false,"narrow":true}', { wide: false, narrow: true }],
    ['{"wide":1,"narrow":"yes","other":true}', {}],
  ])('kept as %s reads %o', async (text, folding) => {
    if (text !== undefined) texts.set('pagewright.side', text)
    const { foldingAtom } = await load()
    expect(createStore().get(foldingAtom)).toEqual(folding)
  })

  test('is kept once it is chosen', async () => {
    const { foldingAtom } = await load()
    const store = createStore()
    store.set(foldingAtom, (before) => ({ ...before, narrow: false }))
    store.set(foldingAtom, (before) => ({ ...before, wide: true }))
    expect(store.get(foldingAtom)).toEqual({ wide: true, narrow: false })
    expect(JSON.parse(texts.get('pagewright.side') ?? '')).toEqual({ wide: true, narrow: false })
  })
})

describe('the folders that were left open', () => {
  const none = { path: '', folders: [] }
  test.each([
    [undefined, none],
    ['{', none],
    ['null', none],
    ['{"path":"/a"}', none],
    ['{"path":1,"folders":["x"]}', none],
    ['{"path":"/a","folders":"x"}', none],
    ['{"path":"/a","folders":["x",1,"y",null]}', { path: '/a', folders: ['x', 'y'] }],
  ])('kept as %s read %o', async (text, folders) => {
    if (text !== undefined) texts.set('pagewright.folders', text)
    const { openFoldersAtom } = await load()
    expect(createStore().get(openFoldersAtom)).toEqual(folders)
  })
})
