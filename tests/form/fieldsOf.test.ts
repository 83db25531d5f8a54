import { expect, test } from 'vitest'
import { containersOf, fieldsOf, placesOf } from '../../runtime/form/fieldsOf.ts'
import type { Layout } from '../../runtime/language/index.ts'

const layout: Layout = [
  'name',
  { field: 'note', span: 2 },
  {
    group: 'Contact',
    showWhen: 'values.hasContact',
    items: [
      'phone',
      {
        tabs: [
          { title: 'Home', items: ['street'] },
          { title: 'Work', showWhen: 'values.works', items: ['office', 'name'] },
        ],
      },
    ],
  },
  { steps: [{ title: 'One', items: ['first', { group: 'Inner', items: ['inner'] }] }] },
]

test('the fields of a layout come in reading order, each once', () => {
  expect(fieldsOf(layout)).toEqual(['name', 'note', 'phone', 'street', 'office', 'first', 'inner'])
})

test('a field stands under the conditions of all the panels around it', () => {
  const conditions = Object.fromEntries(placesOf(layout).map((place) => [place.name, place.conditions]))
  expect(conditions).toMatchObject({
    name: [],
    phone: ['values.hasContact'],
    street: ['values.hasContact'],
    office: ['values.hasContact', 'values.works'],
    inner: [],
  })
})

test('the containers of a layout are found at every depth', () => {
  expect(containersOf(layout)).toEqual(['group', 'tabs', 'steps'])
  expect(containersOf(['name'])).toEqual([])
})
