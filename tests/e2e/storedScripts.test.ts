import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { testWithSettings } from './harness/test.ts'

const test = testWithSettings({ STORED_SCRIPTS: '1' })

const assets = resolve(import.meta.dirname, '../../dist/app/assets')
const findFile = (pattern: RegExp): string => {
  const name = readdirSync(assets).find((file) => pattern.test(file))
  if (name === undefined) throw new Error(`The app has no file ${pattern}.`)
  return `/assets/${name}`
}

/** Starts the sandbox as the app does, and calls one method of a script in it. */
const callInSandbox = (page: Page, text: string): Promise<readonly unknown[]> =>
  page.evaluate(
    ([address, source]) =>
      new Promise<readonly unknown[]>((resolve) => {
        const worker = new Worker(address ?? '', { type: 'module' })
        const reported: unknown[] = []
        worker.addEventListener('error', (event) => resolve([`error ${event.message}`]))
        worker.addEventListener('message', ({ data }) => {
          reported.push(data)
          if (data.kind === 'loaded')
            worker.postMessage({ kind: 'call', call: 1, method: 'run', args: '[]', state: '{}' })
          if (data.kind !== 'done' && data.kind !== 'failed' && data.kind !== 'unloaded') return
          worker.terminate()
          resolve(reported)
        })
        worker.postMessage({ kind: 'load', type: 'form', text: source })
      }),
    [findFile(/^scriptSandbox-.*\.js$/), text] as const,
  )

test('only the worker of the sandbox may compile WebAssembly, and the page may do no more than before', async ({
  app,
}) => {
  const policyOf = async (path: string) => (await fetch(app.url + path)).headers.get('content-security-policy') ?? ''
  const page = await policyOf('/')
  expect(page).toContain("script-src 'self';")
  expect(page).not.toMatch(/wasm|unsafe-eval|worker-src/)
  expect(await policyOf(findFile(/^index-.*\.js$/))).toBe(page)
  expect(await policyOf(findFile(/^editorWorker-.*\.js$/))).toBe(page)
  expect(await policyOf('/assets/scriptSandbox-00000000.js')).toBe(page)
  const worker = await policyOf(findFile(/^scriptSandbox-.*\.js$/))
  expect(worker).toBe("default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'")
})

test('the worker runs a stored script under its policy, and the page may not compile what it may', async ({
  person,
}) => {
  await person.visit('/user/login')
  expect(await callInSandbox(person.page, 'run(){ return [1, 2].map(x => x * 21)[1] }')).toEqual([
    { kind: 'loaded', methods: ['run'] },
    { kind: 'done', call: 1, value: '42', given: 'null' },
  ])
  const compiled = await person.page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => 'compiled',
      (error: Error) => error.name,
    ),
  )
  expect(compiled).toBe('CompileError')
})

test('a script in the worker has neither the network nor the globals of the worker', async ({ person }) => {
  await person.visit('/user/login')
  const names = [
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'importScripts',
    'postMessage',
    'self',
    'indexedDB',
    'caches',
    'navigator',
  ]
  const reported = await callInSandbox(
    person.page,
    `run(){ return ${JSON.stringify(names)}.filter(name => typeof globalThis[name] !== 'undefined') }`,
  )
  expect(reported.at(-1)).toMatchObject({ kind: 'done', value: '[]' })
})

test('the app is told whether scripts run', async ({ app }) => {
  const answer = (await (await fetch(`${app.url}/api/settings`)).json()) as { result: { storedScripts: boolean } }
  expect(answer.result.storedScripts).toBe(true)
})
