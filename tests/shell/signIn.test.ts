import { describe, expect, test } from 'vitest'
import { parseSite } from '../../runtime/shell/site.ts'
import { findReturn, findReturnedSignIn, toCasAddress } from '../../runtime/shell/user/returnedSignIn.ts'
import { findSignInChoice } from '../../runtime/shell/user/signInResult.ts'

describe('coming back from another site', () => {
  test('the token of a third party is exchanged', () => {
    const address = 'https://app.example/user/login?third=git%20hub&token=a%2Fb'
    expect(findReturnedSignIn(address)).toEqual({ url: '/sys/thirdLogin/getLoginUser/a%2Fb/git%20hub', query: {} })
  })

  test('the ticket is checked for the very address to which it was issued', () => {
    const start = toCasAddress('https://cas.example/cas/', 'https://app.example/user/login?redirect=%2Fa%3Fb%3D1%262')
    const service = new URL(start).searchParams.get('service') ?? ''
    expect(start.startsWith('https://cas.example/cas/login?service=')).toBe(true)
    const returned = findReturnedSignIn(`${service}&ticket=ST-1`)
    expect(returned).toEqual({ url: '/sys/cas/client/validateLogin', query: { ticket: 'ST-1', service } })
  })

  test.each([
    'https://app.example/user/login',
    'https://app.example/user/login?third=x',
    'https://app.example/?token=t',
  ])('%s brings nothing', (address) => expect(findReturnedSignIn(address)).toBeNull())
})

test.each([
  ['/user/login?third=x&error=denied', { failure: 'denied', rest: '/user/login' }],
  ['/user/login?redirect=%2Fa&third=x&error=<b>', { failure: 'failed', rest: '/user/login?redirect=%2Fa' }],
  ['/account/settings/binding?third=x&error=taken', { failure: 'taken', rest: '/account/settings/binding' }],
  ['/account/settings/binding?third=x', { failure: null, rest: '/account/settings/binding' }],
  ['/user/login?error=denied', null],
  ['/user/login?third=x&token=t', null],
] as const)('%s was sent back with %j', (path, returned) =>
  expect(findReturn(`https://app.example${path}`)).toEqual(returned),
)

describe('the choice after signing in', () => {
  const userInfo = { username: 'ada' }
  const [one, two] = [{ id: 'd1' }, { id: 'd2' }]

  test('is between several departments or tenants', () => {
    expect(findSignInChoice({ userInfo, departs: [one, two], tenantList: [{ id: 1 }] })).toEqual({
      username: 'ada',
      departs: [one, two],
      tenants: [],
    })
    expect(findSignInChoice({ userInfo, tenantList: [{ id: 1 }, { id: 2 }] })?.tenants).toHaveLength(2)
  })

  test.each([null, {}, { userInfo, departs: [one], tenantList: [] }, { departs: 'x' }])('of %j is none', (result) =>
    expect(findSignInChoice(result)).toBeNull(),
  )
})

describe('what the server says of itself', () => {
  test('nothing said is nothing offered', () => {
    for (const answer of [null, 'x', {}, { signIn: [], flags: null }])
      expect(parseSite(answer, false)).toEqual({
        hasSettings: false,
        isPolling: false,
        hasWelcome: false,
        hasHeaderName: false,
        runsScripts: false,
        hasRegister: false,
        hasForgotten: false,
        hasPhone: false,
        third: [],
        cas: null,
        hasOpenPages: false,
        brand: null,
        name: null,
        tagline: null,
        pages: [],
      })
  })
  test('in development the settings are there in any case', () => expect(parseSite(null, true).hasSettings).toBe(true))
  test('of the pages for visitors those are linked that the app knows', () => {
    const title = { zh: '帮助', en: 'Help', tw: '說明' }
    const pages = [
      { name: 'help', title, address: null },
      { name: 'terms', title, address: 'https://example.org' },
      ...[{ name: 'constructor', title }, { name: 'privacy', title: 'Privacy' }, 'help', null],
    ]
    expect(parseSite({ pages }, false).pages).toEqual(pages.slice(0, 2))
  })
  test('what is said is offered', () => {
    const third = [{ type: 'a', title: 'A' }]
    const signIn = { phone: true, register: true, forgotten: true, third: [...third, { type: 1 }], cas: 'https://c' }
    expect(parseSite({ signIn, flags: { settings: true }, storedScripts: true }, false)).toMatchObject({
      hasSettings: true,
      runsScripts: true,
      hasRegister: true,
      third,
      cas: 'https://c',
    })
  })
})
