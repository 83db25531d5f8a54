import { expect, test } from 'vitest'
import { type AccessEntry, isExcluded } from '../../runtime/session/index.ts'

const entry = (action: string, status: string | null = '1', type = '1'): AccessEntry => ({ action, type, status })

const cases: readonly [
  name: string,
  auth: readonly AccessEntry[],
  allAuth: readonly AccessEntry[],
  isHidden: boolean,
][] = [
  ['a button that the person was given shows', [entry('line:add')], [entry('line:add')], false],
  ['a button that the person was not given is hidden', [], [entry('line:add')], true],
  ['a button that stands among several of an entry is hidden', [], [entry('line:edit, line:add')], true],
  ['a code that no list knows hides nothing', [entry('line:edit')], [entry('line:edit')], false],
  ['a longer code is another code', [], [entry('line:add:all')], false],
  ['a button that is switched off for everybody hides nothing', [], [entry('line:add', '0')], false],
  ['an own entry that is switched off hides', [entry('line:add', '0')], [], true],
  ['a data rule is no button', [], [entry('line:add', '1', '2')], false],
  ['a grant of type 2 shows', [entry('line:add', '1', '2')], [entry('line:add')], false],
]
test.each(cases)('%s', (_, auth, allAuth, isHidden) => {
  expect(isExcluded({ auth, allAuth }, 'line:add')).toBe(isHidden)
})
