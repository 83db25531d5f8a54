import { expect, test } from 'vitest'
import { toFailureText } from '../../runtime/tree/failureText.ts'

const failure = { message: 'The request failed.', level: 'error', seconds: 4 } as const
const translate = (key: string) => `<${key}>`

test('what is no answer of nodes is told as that, and everything else in its own words (specification 8)', () => {
  expect(toFailureText({ ...failure, key: 'unreadable' }, translate)).toBe('<tree.unrecognised>')
  expect(toFailureText({ ...failure, key: 'timeout' }, translate)).toBe('The request failed.')
})
