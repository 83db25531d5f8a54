import { describe, expect, test } from 'vitest'
import { type GuardAnswer, guard, homePath, toInnerPath } from '../../runtime/session/index.ts'

const allow: GuardAnswer = { kind: 'allow' }
const load: GuardAnswer = { kind: 'load' }
const goTo = (to: string): GuardAnswer => ({ kind: 'redirect', to })

describe('the route guard', () => {
  const cases: readonly [name: string, address: string, who: 'visitor' | 'signed in' | 'ready', answer: GuardAnswer][] =
    [
      ['a visitor may sign in', '/user/login', 'visitor', allow],
      ['a visitor may sign in and come back', '/user/login?redirect=%2Fx', 'visitor', allow],
      ['a visitor may register', '/user/register', 'visitor', allow],
      ['a visitor may see that the registration went through', '/user/register-result', 'visitor', allow],
      ['a visitor may change a forgotten password', '/user/alteration', 'visitor', allow],
      ['a visitor may read the help', '/user/help', 'visitor', allow],
      ['a visitor may read the terms', '/user/terms', 'visitor', allow],
      [
        'a path below a public one is not public',
        '/user/login/x',
        'visitor',
        goTo('/user/login?redirect=%2Fuser%2Flogin%2Fx'),
      ],
      ['a path is public as it is written', '/USER/LOGIN', 'visitor', goTo('/user/login?redirect=%2FUSER%2FLOGIN')],
      ['a visitor of the start is sent to sign in', '/', 'visitor', goTo('/user/login?redirect=%2F')],
      [
        'the redirect keeps the query',
        '/isystem/user?a=1&b=x y',
        'visitor',
        goTo('/user/login?redirect=%2Fisystem%2Fuser%3Fa%3D1%26b%3Dx%20y'),
      ],
      ['a visitor of an error page is sent to sign in', '/404', 'visitor', goTo('/user/login?redirect=%2F404')],
      ['with a token and no permissions yet they are fetched', '/isystem/user', 'signed in', load],
      ['the start waits for the permissions too', '/', 'signed in', load],
      ['after signing in the way leads home', '/user/login', 'signed in', goTo(homePath)],
      [
        'after signing in the way leads to where it began',
        '/user/login?redirect=%2Fisystem%2Fuser%3Fa%3D1',
        'signed in',
        goTo('/isystem/user?a=1'),
      ],
      ['a redirect to another site leads home', '/user/login?redirect=%2F%2Fevil.example', 'signed in', goTo(homePath)],
      ['a redirect to a script leads home', '/user/login?redirect=javascript%3Aalert(1)', 'signed in', goTo(homePath)],
      [
        'a redirect to signing in leads home',
        '/user/login?redirect=%2Fuser%2Flogin%3Fredirect%3D%252F',
        'signed in',
        goTo(homePath),
      ],
      ['an empty redirect leads home', '/user/login?redirect=', 'signed in', goTo(homePath)],
      ['a signed-in person may register another', '/user/register', 'signed in', allow],
      ['with permissions every path is open', '/anything', 'ready', allow],
      ['with permissions the sign-in page leads home', '/user/login', 'ready', goTo(homePath)],
      ['with permissions a redirect is passed over', '/user/login?redirect=%2Fx', 'ready', goTo(homePath)],
    ]
  test.each(cases)('%s', (_, address, who, answer) => {
    const [path = '', query] = address.split('?', 2)
    const question = {
      path,
      search: query === undefined ? '' : `?${query}`,
      token: who === 'visitor' ? null : 't',
      hasPermissions: who === 'ready',
    }
    expect(guard(question)).toEqual(answer)
  })
})

test('who signed out of their own will comes to sign-in without a way back', () => {
  const question = { path: '/isystem/user', search: '', token: null, hasPermissions: false, hasLeft: true }
  expect(guard(question)).toEqual({ kind: 'redirect', to: '/user/login' })
})

test('the way back from sign-in keeps the whole requested address, with what stands behind its number sign', () => {
  const question = { path: '/isystem/user', search: '?a=1', hash: '#roles', token: null, hasPermissions: false }
  const answer = guard(question)
  expect(answer).toEqual({ kind: 'redirect', to: '/user/login?redirect=%2Fisystem%2Fuser%3Fa%3D1%23roles' })
  const arrived = { path: '/user/login', search: '?redirect=%2Fisystem%2Fuser%3Fa%3D1%23roles' }
  expect(guard({ ...arrived, token: 't', hasPermissions: false })).toEqual(goTo('/isystem/user?a=1#roles'))
})

describe('a visitor of an installation with pages for anyone', () => {
  const visit = (path: string, toVisitors: 'open' | 'closed' | 'unknown', front?: string) =>
    guard({ path, search: '', token: null, hasPermissions: false, toVisitors, front })

  test('opens one of them', () => expect(visit('/shop', 'open')).toEqual(allow))
  test('waits until it is known which these are', () => expect(visit('/shop', 'unknown')).toEqual(load))
  test('is sent to sign in before any other', () =>
    expect(visit('/isystem/user', 'closed', '/shop')).toEqual(goTo('/user/login?redirect=%2Fisystem%2Fuser')))
  test('comes from the start to the front', () => expect(visit('/', 'closed', '/shop')).toEqual(goTo('/shop')))
  test('may always sign in', () => expect(visit('/user/login', 'unknown')).toEqual(allow))
})

test('who is signed in waits for their permissions before a page for anyone too', () => {
  expect(guard({ path: '/shop', search: '', token: 't', hasPermissions: false, toVisitors: 'open' })).toEqual(load)
})

describe('an address inside of the app', () => {
  const cases: readonly [address: string | null | undefined, path: string | null][] = [
    ['/dashboard/analysis', '/dashboard/analysis'],
    ['/isystem/user?a=1&b=%2F#top', '/isystem/user?a=1&b=%2F#top'],
    ['/a/../b', '/b'],
    ['/', '/'],
    ['', null],
    [null, null],
    [undefined, null],
    ['isystem/user', null],
    ['//evil.example', null],
    ['///evil.example', null],
    ['/\\evil.example', null],
    ['\\\\evil.example', null],
    ['/\t/evil.example', null],
    ['/\n/evil.example', null],
    ['/..//evil.example', null],
    ['/.//evil.example', null],
    [' //evil.example', null],
    ['http://evil.example/', null],
    ['https:evil.example', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
  ]
  test.each(cases)('%j gives %j', (address, path) => {
    expect(toInnerPath(address)).toBe(path)
  })
})
