import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Page, pageAccess } from '../../runtime/language/index.ts'

const pack = new URL('../../schemas/system/', import.meta.url)
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, pack), 'utf8'))

/** The pages by which an administrator looks after what is made online, and the pages that the server keeps. */
const names = readdirSync(new URL('pages/', pack)).filter((name) =>
  /^(online-(form|report)|page)\b.*\.json$/.test(name),
)
const pages = names.map((name) => read<Page>(`pages/${name}`))

interface Call {
  readonly url: string
  readonly method: string
}

/** The calls of all steps of a document, with parameters of the path as `:name`. */
function findCalls(node: unknown): readonly Call[] {
  if (Array.isArray(node)) return node.flatMap(findCalls)
  if (typeof node !== 'object' || node === null) return []
  const { request } = node as { readonly request?: { readonly url: string; readonly method?: string } }
  const own = request === undefined ? [] : [{ url: request.url, method: request.method ?? 'GET' }]
  return [...own, ...Object.values(node).flatMap(findCalls)]
}

const calls = readFileSync(new URL('../../server/calls.json', import.meta.url), 'utf8')
const routes = (JSON.parse(calls) as readonly { readonly method: string; readonly path: string }[]).map(
  ({ method, path }) => ({ method, path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }),
)

test('every call of these pages is one of the server', () => {
  const found = pages.flatMap(findCalls)
  expect(found.length).toBeGreaterThan(15)
  const unknown = found.filter(({ url, method }) => {
    const path = url.replaceAll(/\{\{.*?\}\}/g, 'x')
    return !routes.some((route) => route.method === method && route.path.test(path))
  })
  expect(unknown).toEqual([])
})

test('each of them stands in the menu by the code of its own resource', () => {
  const placed = pages.flatMap((page) => (page.menu === undefined ? [] : [[page.menu.path, pageAccess(page)]]))
  expect(Object.fromEntries(placed)).toEqual({
    '/online/cgform': 'online.form:list',
    '/online/cgreport': 'online.report:list',
    '/system/page': 'page:list',
  })
})

test('codes of the designers stand below the pages that they belong to', () => {
  const { access } = read<{ readonly access: readonly { readonly code: string; readonly page: string }[] }>('pack.json')
  const ofDesigners = access.filter(({ code }) => /^online\.(form|report):/.test(code))
  expect(ofDesigners.map(({ code, page }) => `${code} ${page}`).sort()).toEqual([
    ...['add', 'auth', 'delete', 'edit', 'enhance', 'synch'].map((word) => `online.form:${word} system.online-form`),
    'online.report:sql system.online-report',
  ])
})

test('what removes records for good is agreed to by the digest of the plan that was shown', () => {
  const synch = pages.find(({ id }) => id === 'system.online-form-synch')
  expect(JSON.stringify(synch)).toContain('"query":{"confirm":"{{ values.plan.digest }}"}')
})
