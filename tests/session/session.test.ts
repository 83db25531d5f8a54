import { createStore } from 'jotai'
import { describe, expect, test } from 'vitest'
import { CallError } from '../../runtime/data/index.ts'
import {
  createSession,
  findFileToken,
  findToken,
  permissionsAtom,
  restoreSession,
  sessionKey,
  signedInAtom,
} from '../../runtime/session/index.ts'
import { createFullStorage, createMemoryStorage } from './memoryStorage.ts'

const week = 604_800_000
const userInfo = { id: 'u1', username: 'ada', realname: 'Ada', orgCode: 'A01' }
const signInResult = { token: 't1', userInfo, sysAllDictItems: { sex: [{ value: '1', text: 'm' }] } }
const menu = { menu: [], auth: [], allAuth: [] }

type Reply = { readonly code?: number; readonly message?: string; readonly result?: unknown } | Error

/** A session whose server gives the prepared answers; calls are noted with the token that they would carry. */
function createSetup(replies: Readonly<Record<string, Reply>> = {}, storage = createMemoryStorage()) {
  const store = createStore()
  const calls: string[] = []
  const events: string[] = []
  const clock = 1000
  const call = async (method: string, url: string) => {
    calls.push(`${method} ${url} ${findToken(store, clock)}`)
    const reply = replies[url] ?? {}
    if (reply instanceof Error) throw reply
    return { code: 200, message: '', result: null, ...reply }
  }
  const session = createSession({
    store,
    storage,
    client: { get: (url) => call('GET', url), post: (url) => call('POST', url) },
    onSignIn: ({ dictionaries }) => events.push(`in ${Object.keys(dictionaries ?? {})}`),
    onSignOut: () => events.push('out'),
    now: () => clock,
  })
  return {
    store,
    storage,
    session,
    calls,
    events,
  }
}

describe('signing in', () => {
  test('keeps token and user for seven days and primes the dictionaries', () => {
    const { session, store, storage, events } = createSetup()
    session.accept(signInResult)
    expect(store.get(signedInAtom)).toMatchObject({
      token: 't1',
      user: { username: 'ada', orgCode: 'A01' },
      expires: 1000 + week,
    })
    expect(events).toEqual(['in sex'])
    const later = createStore()
    restoreSession(later, storage, 1000 + week - 1)
    expect(findToken(later, 1000 + week - 1)).toBe('t1')
  })

  test('keeps the token for stored files as long, where the server gave one', () => {
    const { session, storage } = createSetup()
    const tokenAfter = (now: number) => {
      const later = createStore()
      restoreSession(later, storage, now)
      return findFileToken(later, now)
    }
    session.accept({ ...signInResult, fileToken: 'f1' })
    expect([tokenAfter(2000), tokenAfter(1000 + week)]).toEqual(['f1', undefined])
    session.accept(signInResult)
    expect(tokenAfter(2000)).toBeUndefined()
  })

  test('what is kept is gone after seven days', () => {
    const { session, store, storage } = createSetup()
    session.accept(signInResult)
    expect(findToken(store, 1000 + week)).toBeNull()
    const later = createStore()
    restoreSession(later, storage, 1000 + week)
    expect(later.get(signedInAtom)).toBeNull()
    expect(storage.getItem(sessionKey)).toBeNull()
  })

  test.each([null, {}, { token: 't1' }, { token: '', userInfo }, { token: 't1', userInfo: { username: '' } }])(
    'a result like %j lets nobody in',
    (result) => {
      expect(createSetup().session.accept(result)).toBe(false)
    },
  )

  test('works without room in the storage, as long as the page lives', async () => {
    const { session, store } = createSetup({}, createFullStorage())
    expect(session.accept(signInResult)).toBe(true)
    expect(findToken(store, 2000)).toBe('t1')
  })

  test('a person without a real name is called by the user name', () => {
    const { session, store } = createSetup()
    session.accept({ token: 't', userInfo: { username: 'bob', realname: null } })
    expect(store.get(signedInAtom)?.user.realname).toBe('bob')
  })
})

describe('signing out', () => {
  test('tells the server with the token and forgets everything', async () => {
    const { session, store, storage, calls, events } = createSetup({
      '/sys/permission/getUserPermissionByToken': { result: menu },
    })
    session.accept(signInResult)
    await session.loadPermissions()
    await session.signOut()
    expect(calls).toContain('POST /sys/logout t1')
    expect([store.get(signedInAtom), store.get(permissionsAtom), storage.getItem(sessionKey)]).toEqual([
      null,
      null,
      null,
    ])
    expect(events.at(-1)).toBe('out')
  })

  test('completes when the server fails', async () => {
    const { session, store } = createSetup({ '/sys/logout': new CallError({ kind: 'network', url: '/sys/logout' }) })
    session.accept(signInResult)
    await session.signOut()
    expect(store.get(signedInAtom)).toBeNull()
  })
})

describe('permissions', () => {
  const path = '/sys/permission/getUserPermissionByToken'

  test('are fetched for who is signed in', async () => {
    const { session, store } = createSetup({ [path]: { result: menu } })
    session.accept(signInResult)
    await session.loadPermissions()
    expect(store.get(permissionsAtom)).toEqual({ menu: [], auth: [], allAuth: [], pages: [] })
  })

  test.each([
    ['a failed call', new CallError({ kind: 'network', url: path })],
    ['an answer without a menu', { result: {} }],
  ] as const)('%s signs out', async (_, reply) => {
    const { session, store, calls } = createSetup({ [path]: reply })
    session.accept(signInResult)
    await session.loadPermissions()
    expect(store.get(signedInAtom)).toBeNull()
    expect(calls.at(-1)).toBe('POST /sys/logout t1')
  })

  test('a reload that cuts the call off signs nobody out', async () => {
    const { session, store, calls } = createSetup({ [path]: new CallError({ kind: 'aborted', url: path }) })
    session.accept(signInResult)
    await session.loadPermissions()
    expect(store.get(signedInAtom)).not.toBeNull()
    expect(calls.filter((call) => call.includes('logout'))).toEqual([])
  })

  test('a failed refresh keeps what was there', async () => {
    const replies: Record<string, Reply> = { [path]: { result: menu } }
    const { session, store } = createSetup(replies)
    session.accept(signInResult)
    await session.loadPermissions()
    replies[path] = new CallError({ kind: 'timeout', url: path })
    await session.refreshPermissions()
    expect(store.get(permissionsAtom)).not.toBeNull()
    expect(store.get(signedInAtom)).not.toBeNull()
  })

  test('an answer for who was signed in before is dropped', async () => {
    const { session, store } = createSetup({ [path]: { result: menu } })
    session.accept(signInResult)
    const loading = session.loadPermissions()
    session.end()
    await loading
    expect(store.get(permissionsAtom)).toBeNull()
  })
})

describe('the other tabs of the browser', () => {
  const kept = (token: string, expires: number) => JSON.stringify({ value: { token, user: userInfo }, expires })

  test('follow a sign-out', () => {
    const { session, store, events } = createSetup()
    session.accept(signInResult)
    session.adoptStored(sessionKey, null)
    expect(store.get(signedInAtom)).toBeNull()
    expect(events.at(-1)).toBe('out')
  })

  test('follow a cleared storage', () => {
    const { session, store } = createSetup()
    session.accept(signInResult)
    session.adoptStored(null, null)
    expect(store.get(signedInAtom)).toBeNull()
  })

  test('follow another person, with permissions of their own', async () => {
    const { session, store } = createSetup({ '/sys/permission/getUserPermissionByToken': { result: menu } })
    session.accept(signInResult)
    await session.loadPermissions()
    session.adoptStored(sessionKey, kept('t2', 5000))
    expect(findToken(store, 2000)).toBe('t2')
    expect(store.get(permissionsAtom)).toBeNull()
  })

  test.each([
    ['another key', 'other', null],
    ['the same sign-in', sessionKey, kept('t1', 5000)],
  ] as const)('pass over %s', (_, key, text) => {
    const { session, store, events } = createSetup()
    session.accept(signInResult)
    session.adoptStored(key, text)
    expect(store.get(signedInAtom)?.token).toBe('t1')
    expect(events).toEqual(['in sex'])
  })

  test.each(['', '{', 'null', '{"value":1}', kept('t2', 999)])('take %j for nobody', (text) => {
    const { session, store } = createSetup()
    session.accept(signInResult)
    session.adoptStored(sessionKey, text)
    expect(store.get(signedInAtom)).toBeNull()
  })
})
