import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChromiumError, findChromium } from '../../scripts/chromium.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-chromium-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const place = (name: string, text = '#!/bin/sh\nexit 0\n'): string => {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  chmodSync(path, 0o755)
  return path
}

test('CHROMIUM goes before everything else', () => {
  place('bin/chromium')
  const wanted = place('own')
  expect(findChromium({ CHROMIUM: wanted, PATH: join(folder, 'bin') })).toBe(wanted)
})

test('a CHROMIUM that names nothing is an error that says so', () => {
  const wanted = join(folder, 'nothing')
  expect(() => findChromium({ CHROMIUM: wanted })).toThrow(ChromiumError)
  expect(() => findChromium({ CHROMIUM: wanted })).toThrow(wanted)
})

test('the usual names are looked for on the whole path, chromium first', () => {
  place('one/google-chrome')
  const chromium = place('two/chromium')
  expect(findChromium({ PATH: [join(folder, 'one'), join(folder, 'two')].join(delimiter) })).toBe(chromium)
})

test('a script that only tells how to install it is not taken for a browser', () => {
  place('one/chromium-browser', '#!/bin/sh\necho "install it first"\nexit 1\n')
  const chrome = place('one/google-chrome')
  expect(findChromium({ PATH: join(folder, 'one') })).toBe(chrome)
})

test('the one without windows goes before the others', () => {
  place('one/chromium')
  const shell = place('two/chromium-headless-shell')
  expect(findChromium({ PATH: [join(folder, 'one'), join(folder, 'two')].join(delimiter) })).toBe(shell)
})
