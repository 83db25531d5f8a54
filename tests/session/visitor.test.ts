import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { createSession, parsePermissions, signedInAtom, visitorAtom } from '../../runtime/session/index.ts'
import { createMemoryStorage } from './memoryStorage.ts'

const shop = (title: string) => ({ menu: [{ path: '/shop', meta: { title, page: 'shop.front' } }], pages: [] })

/** The session of a visitor, whose server answers one after the other. */
function createVisit(...answers: readonly unknown[]) {
  const store = createStore()
  const calls: string[] = []
  const left = [...answers]
  const session = createSession({
    store,
    storage: createMemoryStorage(),
    client: {
      get: async (url) => {
        calls.push(url)
        const result = left.shift()
        if (result instanceof Error) throw result
        return { code: 200, message: '', result }
      },
      post: async () => ({ code: 200, message: '', result: null }),
    },
    onSignIn: () => undefined,
    onSignOut: () => undefined,
  })
  return { store, calls, session, titles: () => store.get(visitorAtom)?.menu.map(({ title }) => title) }
}

test('a visitor gets the menu for visitors', async () => {
  const { session, calls, titles } = createVisit(shop('Shop'))
  await session.loadVisitor()
  expect(calls).toEqual(['/sys/permission/getVisitorMenu'])
  expect(titles()).toEqual(['Shop'])
})

test('a server that does not answer leaves nothing to see, so that the visitor is asked to sign in', async () => {
  const { session, titles } = createVisit(new Error('away'))
  await session.loadVisitor()
  expect(titles()).toEqual([])
})

test('in another language the menu for visitors is fetched anew, and stays when that fails', async () => {
  const { session, titles } = createVisit(shop('Shop'), shop('商店'), new Error('away'))
  await session.loadVisitor()
  await session.refreshPermissions()
  expect(titles()).toEqual(['商店'])
  await session.refreshPermissions()
  expect(titles()).toEqual(['商店'])
})

test('who has seen nothing of a front asks for no menu by changing the language', async () => {
  const { session, calls, store } = createVisit()
  await session.refreshPermissions()
  expect([calls, store.get(signedInAtom)]).toEqual([[], null])
})

test('what stands below a folder of a front is in the front, however deep', () => {
  const leaf = { path: '/shop/deep/leaf', meta: { title: 'Leaf' } }
  const menu = [
    { path: '/shop', meta: { title: 'Shop', layout: 'front' }, children: [{ path: '/shop/deep', children: [leaf] }] },
    { path: '/office', meta: { title: 'Office' } },
  ]
  const [front, office] = parsePermissions({ menu })?.menu ?? []
  expect([front?.isFront, front?.children[0]?.children[0]?.isFront, office?.isFront]).toEqual([true, true, false])
})
