import { expect, test } from 'vitest'
import { startScript } from './runScript.ts'

test.each<[words: string, text: string, methods: readonly string[]]>([
  ['without commas', 'beforeAdd() { return 1 }\nshow() {}', ['beforeAdd', 'show']],
  ['with commas', 'beforeAdd() { return 1 },\nshow() {},', ['beforeAdd', 'show']],
  ['on one line', 'a(){} b(){} c(){}', ['a', 'b', 'c']],
  ['without a space', 'a(){}b(){}', ['a', 'b']],
  ['with semicolons', 'a(){};\nb(){};\n', ['a', 'b']],
  ['with comments between', 'a(){} // one: }\n/* two */\nb(){}\n// end', ['a', 'b']],
  [
    'asynchronous ones',
    'async beforeSubmit(that, formData){ await 1 }\nasync *walk(){}\n*go(){}',
    ['beforeSubmit', 'walk', 'go'],
  ],
  ['named by texts', "'tj_hook'(row){}\n['x' + 1](){}", ['tj_hook', 'x1']],
  ['as properties', 'a: function(){},\nb: () => 1,\nc: async x => x', ['a', 'b', 'c']],
  ['values beside methods', 'count: 3,\na(){}', ['a']],
  ['in braces', '{ a(){}, b(){} }', ['a', 'b']],
  ['as functions', 'function a(){}\nasync function b(){ }\nvar n = 1;', ['a', 'b']],
  ['with line ends of another system', 'a(){\r\n}\r\nb(){\r\n}', ['a', 'b']],
  ['nothing', '', []],
  ['only a comment', '// nothing yet', []],
])('methods are read: %s', async (_case, text, methods) => {
  const script = await startScript(text)
  expect(script.failure).toBeUndefined()
  expect(script.methods).toEqual(methods)
})

test.each<[words: string, text: string, line: number, column: number]>([
  ['a missing operand', 'show(){\n  return 1 +\n}', 3, 1],
  ['a text that does not end', 'show(){\n  const a = "x\n}', 2, 13],
  ['a brace that is never closed', 'show(){\n  if (1) {\n}', 3, 2],
  ['after a comma was added on the line', 'a(){} b(){ return ) }', 1, 19],
  ['after Chinese words', 'a(){ const x = "中文"; return ) }', 1, 29],
  ['in the second method', 'a(){}\nb(){}\nc(){ let let = 1 }', 3, 10],
  ['in an old function', 'function a(){\n return ) }', 2, 9],
  ['no method at all', '% what', 1, 1],
])('a mistake is told at its place: %s', async (_case, text, line, column) => {
  const { failure } = await startScript(text)
  expect(failure).toMatchObject({ kind: 'syntax', line, column })
  expect(failure?.message).not.toBe('')
})

test.each<[words: string, text: string, line: number, column: number]>([
  ['a property of nothing', 'show(){\n  const a = undefined\n  return a.b\n}', 3, 11],
  ['on a line that got commas', 'a(){} show(){ null.x }', 1, 20],
  ['in an old function', 'function show(){\n  missing()\n}', 2, 3],
  ['after a promise', 'async show(){\n  await 1\n  throw new Error("late")\n}', 3, 18],
  ['what is no function', 'show(){\n  this.fly()\n}', 2, 8],
])('a failure is told at its place: %s', async (_case, text, line, column) => {
  const script = await startScript(text)
  const { failure } = await script.call('show')
  expect(failure).toMatchObject({ kind: 'error', method: 'show', line })
  expect(Math.abs((failure?.column ?? 0) - column)).toBeLessThan(8)
})
