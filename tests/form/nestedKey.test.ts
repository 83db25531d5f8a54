import { expect, test } from 'vitest'
import { createNestedForm } from '../../runtime/form/nestedForm.ts'
import type { ContainedFields, DataRecord, ServerChecks } from '../../runtime/registry/index.ts'
import { formOf, isDisabled } from './formOf.ts'

const fields: ContainedFields = {
  code: { label: 'Code', editable: 'onCreate' },
  place: { label: 'Place', default: 'Hall', rules: [{ unique: { table: 'part', column: 'place' } }] },
}

const nestedOf = (value: DataRecord, checks?: ServerChecks) =>
  createNestedForm({
    fields,
    value,
    mode: 'edit',
    outer: formOf(checks ? { checks } : {}),
    findWidget: () => undefined,
    names: () => ({}),
    keyField: 'lineNo',
  })

test('a record whose key is another field was saved once it has that', () => {
  const form = nestedOf({ lineNo: '7' })
  expect(isDisabled(form, 'code')).toBe(true)
  expect(form.values()).toEqual({ lineNo: '7' })
})

test('a record without its key is new', () => {
  const form = nestedOf({ id: '7' })
  expect(isDisabled(form, 'code')).toBe(false)
  expect(form.values()).toEqual({ id: '7', place: 'Hall' })
})

test('the server is told which record may hold the value already', async () => {
  const requests: unknown[] = []
  const form = nestedOf(
    { lineNo: '7', place: 'Attic' },
    {
      async unique(_rule, value, id) {
        requests.push([value, id])
        return undefined
      },
      checkRule: async () => undefined,
    },
  )
  await form.validate()
  expect(requests).toEqual([['Attic', '7']])
})
