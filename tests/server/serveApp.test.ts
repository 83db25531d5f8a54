import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify, { type InjectOptions } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveApp } from '../../server/static/serveApp.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-app-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

async function ask(isBuilt: boolean, request: InjectOptions | string) {
  if (isBuilt) {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<meta name="pagewright-api" content="/api"><div id="app"></div>')
    writeFileSync(join(folder, 'assets/main-abc.js'), 'main()')
    writeFileSync(join(folder, 'assets/main-abc.js.br'), brotliCompressSync('main()'))
    writeFileSync(join(folder, 'robots.txt'), 'all')
    writeFileSync(join(folder, '.hidden'), 'hidden')
  }
  const app = fastify()
  const apiNotFound = (_: unknown, reply: { code(status: number): { send(text: string): unknown } }) =>
    reply.code(404).send('no such call')
  await serveApp(app, { folder, apiUrl: 'https://api.example.org/"a"&b', apiNotFound: apiNotFound as never })
  try {
    return await app.inject(request)
  } finally {
    await app.close()
  }
}

const page = '<meta name="pagewright-api" content="https://api.example.org/&quot;a&quot;&amp;b"><div id="app"></div>'
const html = { accept: 'text/html,*/*' }

describe('the page of the app, which says where its server is, is what one finds', () => {
  test.each<[string, InjectOptions]>([
    ['at the root', { url: '/' }],
    ['under its own name', { url: '/index.html', headers: html }],
    ['at any address of the app', { url: '/isystem/user?q=a.b' }],
    ['at an address with a dot, by a browser that wants a page', { url: '/form/v1.2', headers: html }],
    ['at an address that only looks like one of calls', { url: '/apis' }],
  ])('%s', async (_, request) => {
    const answer = await ask(true, request)
    expect([answer.statusCode, answer.body]).toEqual([200, page])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
  })

  test('also when only its head is asked for', async () => {
    const answer = await ask(true, { method: 'HEAD', url: '/isystem/user' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })
})

test.each<[string, InjectOptions, string]>([
  ['a file that is not there', { url: '/logo.png' }, '404'],
  ['an asset that is not there', { url: '/assets/gone.js', headers: html }, '404'],
  ['a hidden file', { url: '/.hidden', headers: html }, '404'],
  ['a hidden folder', { url: '/a/.git/config', headers: html }, '404'],
  ['another method', { method: 'POST', url: '/isystem/user' }, '404'],
  ['a call that is not there', { url: '/api/none' }, 'no such call'],
  ['the calls as a whole', { url: '/api?a=1' }, 'no such call'],
])('%s is not there', async (_, request, text) => {
  const answer = await ask(true, request)
  expect([answer.statusCode, answer.body]).toEqual([404, text])
})

test('files with a hash in their name are kept for a year, and come as they were packed', async () => {
  const plain = await ask(true, '/assets/main-abc.js')
  expect([plain.body, plain.headers['cache-control']]).toEqual(['main()', 'public, max-age=31536000, immutable'])
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  const packed = await ask(true, { url: '/assets/main-abc.js', headers: { 'accept-encoding': 'br' } })
  expect(packed.headers['content-encoding']).toBe('br')
})

test('other files are asked for anew each time', async () => {
  const answer = await ask(true, '/robots.txt')
  expect([answer.body, answer.headers['cache-control']]).toEqual(['all', 'no-cache'])
})

test('without a built app there are only the calls', async () => {
  for (const [url, text] of [
    ['/', '404'],
    ['/isystem/user', '404'],
    ['/api/none', 'no such call'],
  ] as const) {
    const answer = await ask(false, { url, headers: html })
    expect([url, answer.statusCode, answer.body]).toEqual([url, 404, text])
  }
})
