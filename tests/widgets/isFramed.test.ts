import { expect, test } from 'vitest'
import { isFramed } from '../../widgets/frame/isFramed.ts'

test.each([
  ['https://maps.example/a?b=c', true],
  ['HTTP://maps.example', true],
  ['  https://maps.example  ', true],
  ['/eoa/im/index', true],
  ['', false],
  ['maps.example', false],
  ['a/b', false],
  ['//maps.example', false],
  ['/\\maps.example', false],
  ['https:maps.example', false],
  ['https://', false],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['javascript://maps.example/%0Aalert(1)', false],
  ['data:text/html,<p>', false],
  ['blob:https://maps.example/1', false],
  ['ftp://maps.example', false],
])('whether %j is framed: %j', (address, isTaken) => {
  expect(isFramed(address)).toBe(isTaken)
})
