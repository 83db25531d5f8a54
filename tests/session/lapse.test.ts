import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import {
  createSession,
  lapsedAtom,
  permissionsAtom,
  restoreSession,
  sessionKey,
  signedInAtom,
} from '../../runtime/session/index.ts'
import { createMemoryStorage } from './memoryStorage.ts'

const resultOf = (username: string, token: string) => ({ token, userInfo: { username, realname: username } })
const answer = { code: 200, message: '', result: { menu: [], auth: [], allAuth: [] } }

function createTab(storage = createMemoryStorage()) {
  const store = createStore()
  let forgotten = 0
  const posts: string[] = []
  const session = createSession({
    store,
    storage,
    client: {
      get: async () => answer,
      post: async (url) => {
        posts.push(`${url} of ${store.get(signedInAtom)?.token}`)
        return answer
      },
    },
    onSignIn: () => undefined,
    onSignOut: () => {
      forgotten += 1
    },
    now: () => 1000,
  })
  return { store, storage, session, posts, forgotten: () => forgotten }
}

test('a session that the server ended lets nobody in, and what is open waits for the person', async () => {
  const { store, storage, session, forgotten } = createTab()
  session.accept(resultOf('ada', 't1'))
  await session.loadPermissions()
  session.lapse()
  expect([store.get(signedInAtom), store.get(permissionsAtom), store.get(lapsedAtom)]).toEqual([null, null, 'ada'])
  expect(forgotten()).toBe(0)
  const reloaded = createStore()
  restoreSession(reloaded, storage, 1000)
  expect(reloaded.get(signedInAtom)).toBeNull()
  session.accept(resultOf('ada', 't2'))
  expect([store.get(lapsedAtom), forgotten()]).toEqual([null, 0])
})

test('a session that the server refuses is ended there too, once', () => {
  const { session, posts } = createTab()
  session.accept(resultOf('ada', 't1'))
  session.lapse()
  session.lapse()
  expect(posts).toEqual(['/sys/logout of t1'])
})

test('what is open goes when somebody else signs in', () => {
  const { store, session, forgotten } = createTab()
  session.accept(resultOf('ada', 't1'))
  session.lapse()
  session.accept(resultOf('bob', 't2'))
  expect([store.get(lapsedAtom), forgotten()]).toEqual([null, 1])
})

test('a visitor has no session that could lapse', () => {
  const { store, storage, session } = createTab()
  session.lapse()
  expect([store.get(lapsedAtom), storage.getItem(sessionKey)]).toEqual([null, null])
})

test('the other tabs of the browser lapse along, and come back along', () => {
  const [one, other] = [createTab(), createTab()]
  for (const { session } of [one, other]) session.accept(resultOf('ada', 't1'))
  one.session.lapse()
  other.session.adoptStored(sessionKey, one.storage.getItem(sessionKey))
  expect([other.store.get(signedInAtom), other.store.get(lapsedAtom), other.forgotten()]).toEqual([null, 'ada', 0])
  one.session.accept(resultOf('ada', 't2'))
  other.session.adoptStored(sessionKey, one.storage.getItem(sessionKey))
  expect([other.store.get(signedInAtom)?.token, other.store.get(lapsedAtom), other.forgotten()]).toEqual([
    't2',
    null,
    0,
  ])
})

test('who signs out elsewhere has nothing waiting here', () => {
  const { store, session, forgotten } = createTab()
  session.accept(resultOf('ada', 't1'))
  session.lapse()
  session.adoptStored(sessionKey, null)
  expect([store.get(lapsedAtom), forgotten()]).toEqual([null, 1])
})

test('a change of the person is kept, and that of another person is not taken', () => {
  const { store, storage, session } = createTab()
  session.accept(resultOf('ada', 't1'), { tenant: '7' })
  session.update({ user: { username: 'ada', realname: 'Ada', orgCode: 'A02' } })
  session.update({ user: { username: 'bob', realname: 'Bob' } })
  const later = createStore()
  restoreSession(later, storage, 1000)
  for (const each of [store, later])
    expect(each.get(signedInAtom)).toMatchObject({
      token: 't1',
      tenant: '7',
      user: { realname: 'Ada', orgCode: 'A02' },
    })
})
