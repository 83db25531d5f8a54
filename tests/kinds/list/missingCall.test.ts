import { expect, test } from 'vitest'
import { missingCall } from '../../../runtime/kinds/list/builtIns/missingCall.ts'
import { restCalls } from '../../../runtime/language/index.ts'

// The words of specification 5 for a list; those of the other calls are made alike.
test.each([
  ['list', 'zh', '请设置url.list属性!'],
  ['list', 'tw', '請設定url.list屬性!'],
  ['list', 'en', 'The source of this page has no call `list`.'],
  ['delete', 'zh', '请设置url.delete属性!'],
  ['deleteBatch', 'zh', '请设置url.deleteBatch属性!'],
  ['exportXls', 'zh', '请设置url.exportXls属性!'],
] as const)('a source without the call %s is said to lack it, in %s', (call, language, words) => {
  expect(restCalls).toContain(call)
  expect(missingCall(call).messageIn(language)).toBe(words)
})
