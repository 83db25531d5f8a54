import { expect, test } from 'vitest'
import { choiceTexts, toOptionValue } from '../../widgets/shared/choice.ts'
import { joinList, splitList, toText } from '../../widgets/shared/values.ts'
import { isOn, toSwitchValue } from '../../widgets/switch/switchValue.ts'

test('a value that a widget did not expect shows as JSON', () => {
  expect(toText({ a: [1] })).toBe('{"a":[1]}')
  expect(toText(null)).toBe('')
  expect(toText(false)).toBe('false')
})

test.each([
  ['a, b,,c', ['a', 'b', 'c']],
  [
    ['a', 1, ''],
    ['a', '1'],
  ],
  [undefined, []],
  [7, ['7']],
])('the parts of %j are %j', (value, parts) => {
  expect(splitList(value)).toEqual(parts)
})

test('no parts are no value', () => {
  expect(joinList([])).toBeUndefined()
  expect(joinList(['a', 'b'])).toBe('a,b')
})

test('a chosen option keeps the type that the document gave it', () => {
  const options = [{ value: 1, label: 'One' }]
  expect(toOptionValue(options, '1')).toBe(1)
  expect(toOptionValue(options, 'gone')).toBe('gone')
})

test('a value that is no choice any more shows itself', () => {
  expect(choiceTexts([{ value: '1', text: 'One' }], ['1', '2'])).toEqual(['One', '2'])
})

test.each([
  ['Y', {}, true],
  ['N', {}, false],
  ['', {}, false],
  [undefined, {}, false],
  ['1', { on: 1, off: 0 }, true],
  [true, { on: true, off: false }, true],
  [null, { on: 'null' }, false],
])('the switch of %j with %j is on: %s', (value, props, on) => {
  expect(isOn(value, props)).toBe(on)
})

test('a switch stores the values of its document', () => {
  expect(toSwitchValue(true, {})).toBe('Y')
  expect(toSwitchValue(false, { on: 1, off: 0 })).toBe(0)
})
