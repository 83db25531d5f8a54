import { expect, test } from 'vitest'
import { toColour, toInitials } from '../../widgets/shared/portrait/initials.ts'

test.each([
  ['王小明', '小明'],
  ['欧阳 娜娜', '娜娜'],
  ['明', '明'],
  ['Ada Lovelace', 'AL'],
  [' ada  king of lovelace ', 'AL'],
  ['ada', 'A'],
  ['élise', 'É'],
  ['😀 party', '😀P'],
  ['', ''],
])('%s shows as %s', (name, initials) => expect(toInitials(name)).toBe(initials))

// What stands here is what people are used to see behind their names.
test.each([
  ['', 'blue'],
  ['ada', 'blue'],
  ['grace', 'volcano'],
  ['王小明', 'cyan'],
])('%s always has the colour %s', (name, colour) => expect(toColour(name)).toBe(colour))
