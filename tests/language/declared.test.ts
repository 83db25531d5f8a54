import { expect, test } from 'vitest'
import { createSchemas, isObject } from '../../runtime/language/index.ts'
import { widgetSchemas } from '../../widgets/props.ts'

/** Words of a schema that say what a text is. */
const declarations = ['enum', 'const', 'pattern', 'reference', 'template', 'expression', 'word']

/** Properties whose texts name nothing that documents know: values, words of the server, members of answers. */
const free = new Set([
  ...[
    '$schema',
    'accessPrefix',
    'description',
    'default',
    'value',
    'values',
    'on',
    'off',
    'root',
    'pidValue',
    'nodes',
    'color',
    'stack',
    'autocomplete',
  ],
  ...['condition', 'disabledRows', 'newColumn', 'newParameter', 'decimal', 'live', 'defaultValue', 'data'],
  ...['components', 'group', 'groupId', 'businessCode', 'rule', 'checkRule', 'table', 'column', 'query'],
  ...['onlineForm', 'onlineReport', 'form', 'method', 'code', 'pcode', 'pid', 'parent', 'parameter', 'origFields'],
  ...['optionValue', 'optionLabel', 'key', 'label', 'children', 'leaf', 'hasChildren', 'order', 'orderField', 'marks'],
  ...[
    'parentField',
    'childField',
    'pidField',
    'hasChildField',
    'idField',
    'txt',
    'columns',
    'image',
    'fills',
    'fields',
  ],
])

/** The texts of a schema that say nothing of what they are, by the property in which they stand. */
function undeclared(schema: unknown, property: string): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => undeclared(part, property))
  if (!isObject(schema)) return []
  const types = [schema.type].flat()
  const isBare = types.includes('string') && !declarations.some((word) => Object.hasOwn(schema, word))
  const inside = Object.entries(schema).flatMap(([key, part]) => {
    if (['default', 'enum', 'const', 'required', 'if'].includes(key)) return []
    if ((key === 'properties' || key === '$defs') && isObject(part))
      return Object.entries(part).flatMap(([name, member]) => undeclared(member, name))
    return undeclared(part, property)
  })
  return isBare ? [property, ...inside] : inside
}

test.each(['page', 'model', 'pack', 'form', 'report', 'graph'] as const)(
  'every text of a %s says what it is, so that a mistake in it cannot stay silent',
  (form) => {
    const names = undeclared(createSchemas(widgetSchemas)[form], form).filter((name) => !free.has(name))
    expect([...new Set(names)]).toEqual([])
  },
)
