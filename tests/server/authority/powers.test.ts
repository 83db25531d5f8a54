import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listCalls, listRoutes } from '../../../server/app.ts'
import { modules } from '../../../server/modules/list.ts'

const powers = new Set(modules.flatMap((module) => module.powers))
const pack = JSON.parse(readFileSync('schemas/system/pack.json', 'utf8')) as { readonly powers: readonly string[] }

test('a call whose effect cannot be told asks for powers alone', () => {
  const open = listRoutes()
    .filter(({ act }) => act === 'power')
    .filter(({ access }) => access.kind !== 'code' || access.codes.some((code) => !powers.has(code)))
    .map(({ methods, path }) => `${methods} ${path}`)
  expect(open).toEqual([])
})

test('the powers of the server are those that its pack marks, and each is asked for by a call', () => {
  expect([...powers].sort()).toEqual([...pack.powers].sort())
  const asked = new Set(listCalls(modules).flatMap(({ access }) => (access.kind === 'code' ? access.codes : [])))
  // What a graph report asks the database is a part of saving it.
  expect([...powers].filter((code) => !asked.has(code))).toEqual(['online.graph:sql'])
})
