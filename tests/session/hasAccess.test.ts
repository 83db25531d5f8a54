import { expect, test } from 'vitest'
import { type AccessEntry, hasAccess } from '../../runtime/session/index.ts'

const entry = (action: string, status: string | null = '1', type = '1'): AccessEntry => ({ action, type, status })

const cases: readonly [
  name: string,
  auth: readonly AccessEntry[],
  allAuth: readonly AccessEntry[],
  allowed: boolean,
][] = [
  ['a granted code is allowed', [entry('user:add')], [entry('user:add')], true],
  ['a grant without a status is allowed', [entry('user:add', null)], [], true],
  ['a granted entry of type 2 is allowed', [entry('user:add', '1', '2')], [], true],
  ['a code among several of an entry is allowed', [entry('user:edit, user:add')], [], true],
  ['a code that nobody was granted is denied', [], [entry('user:add')], false],
  ['a code that no list knows is denied', [entry('user:edit')], [entry('user:edit')], false],
  ['a part of a code is another code', [entry('user:add:all')], [], false],
  ['a button that is switched off for everybody asks for nothing', [], [entry('user:add', '0')], true],
  ['a data rule that is switched off gives nothing', [], [entry('user:add', '0', '2')], false],
  ['an own entry that is switched off denies', [entry('user:add', '0')], [entry('user:add', '0')], false],
  ['one grant of two entries is enough', [entry('user:add', '0'), entry('user:add')], [], true],
]
test.each(cases)('%s', (_, auth, allAuth, allowed) => {
  expect(hasAccess({ auth, allAuth }, 'user:add')).toBe(allowed)
})
