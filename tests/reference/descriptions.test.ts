import { expect, test } from 'vitest'
import { createSchemas } from '../../runtime/language/index.ts'
import { widgetSchemas } from '../../widgets/props.ts'
import { findUndescribed } from './findUndescribed.ts'

const schemas = createSchemas(widgetSchemas)

test.each(Object.entries(schemas))('every property of the schema `%s` has a description', (_name, schema) => {
  expect(findUndescribed(schema)).toEqual([])
})

test('a property without a description is found by its place', () => {
  const inner = { properties: { given: { description: 'x' }, missing: { type: 'string' } } }
  const $defs = { described: { description: 'x' }, bare: {} }
  const referring = { properties: { a: { $ref: '#/$defs/described' }, b: { $ref: '#/$defs/bare' } } }
  expect(findUndescribed({ $defs, properties: { list: { description: 'x', items: inner } } })).toEqual([
    '/properties/list/items/properties/missing',
  ])
  expect(findUndescribed({ $defs, allOf: [referring] })).toEqual(['/allOf/0/properties/b'])
})

test('a description is a phrase in lower case without a full stop, and says more than a default', () => {
  const texts = new Set<string>()
  JSON.stringify(schemas, (key, value: unknown) => {
    if (key === 'description' && typeof value === 'string') texts.add(value)
    return value
  })
  expect(texts.size).toBeGreaterThan(500)
  expect([...texts].filter((text) => /\.$/.test(text) || /^[A-Z][a-z]/.test(text))).toEqual([])
  expect([...texts].filter((text) => /^`\w+` when left out$/.test(text))).toEqual([])
})
