import { expect, test } from 'vitest'
import { toTrail } from '../../runtime/shell/main/toTrail.ts'

test('the way to a page ends with what its tab is called', () => {
  expect(toTrail({ trail: ['Knowledge', 'Article'] }, 'How to write')).toEqual(['Knowledge', 'How to write'])
})

test('a page that no menu names is alone on its way', () => {
  expect(toTrail(null, 'Orders')).toEqual(['Orders'])
  expect(toTrail({ trail: ['demo/Orders'] }, 'Orders')).toEqual(['Orders'])
})
