import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listRoutes } from '../../../server/app.ts'
import { listCalls } from '../../../server/http/listCalls.ts'
import type { ResourceModel } from '../../../server/http/resource/index.ts'
import { modules } from '../../../server/modules/list.ts'

const read = (path: string) => JSON.parse(readFileSync(`schemas/system/${path}`, 'utf8'))
const powers = new Set(modules.flatMap((module) => module.powers))
const pack = read('pack.json') as {
  readonly powers: readonly { readonly code: string; readonly reason: string }[]
}

test('a call whose effect cannot be told asks for powers alone', () => {
  const open = listRoutes()
    .filter(({ act }) => act === 'power')
    .filter(({ access }) => access.kind !== 'code' || access.codes.some((code) => !powers.has(code)))
    .map(({ methods, path }) => `${methods} ${path}`)
  expect(open).toEqual([])
})

test('the powers of the server are those that its pack marks, and each is asked for by a call or at a field', () => {
  expect([...powers].sort()).toEqual(pack.powers.map(({ code }) => code).sort())
  const ofCalls = listCalls(modules).flatMap(({ access }) => (access.kind === 'code' ? access.codes : []))
  const fields = listRoutes().flatMap(({ resource }) =>
    Object.values((resource as ResourceModel | undefined)?.fields ?? {}),
  )
  const asked = new Set([...ofCalls, ...fields.map(({ access }) => access)])
  expect([...powers].filter((code) => !asked.has(code))).toEqual([])
})

test.each(['zh', 'en', 'tw'])('every power says in %s, in a sentence of its own, what it is able to do', (language) => {
  const texts = read(`i18n/${language}.json`) as Readonly<Record<string, string>>
  const reasons = pack.powers.map(({ reason }) => texts[reason.replace('@:', '')])
  expect(new Set(reasons).size).toBe(powers.size)
  for (const reason of reasons) expect(reason).toMatch(/^.{20,}[.。]$/)
})
