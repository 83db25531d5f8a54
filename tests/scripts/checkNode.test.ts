import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const script = resolve(import.meta.dirname, '../../scripts/checkNode.js')

const runAs = (version: string) =>
  spawnSync(process.execPath, [
    '--import',
    `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`,
    script,
  ])

test('the pinned Node passes without a word', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
})

test('an older Node is told in one line what to do', () => {
  const { status, stderr } = runAs('20.20.2')
  expect(status).toBe(1)
  expect(String(stderr).trim()).toMatch(/^Pagewright runs on Node 24[^\n]+20\.20\.2[^\n]+npm rebuild node[^\n]+$/)
})
