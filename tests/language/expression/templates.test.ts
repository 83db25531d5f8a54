import { describe, expect, test } from 'vitest'
import { compileTemplate, isTemplate, resolveTemplates } from '../../../runtime/language/expression/index.ts'

const scope = {
  record: { id: 7, name: 'Ann', none: null, tags: ['a', 'b'], text: '{{1+1}}' },
  selection: [{ id: 1 }, { id: 2 }],
}

function textOf(source: string): unknown {
  const compiled = compileTemplate(source)
  if (!compiled.ok) throw new Error(compiled.errors[0]?.message)
  const result = compiled.template.evaluate(scope)
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

function errorsOf(source: string) {
  const compiled = compileTemplate(source)
  return compiled.ok ? [] : compiled.errors
}

describe('templates', () => {
  test.each<[string, unknown]>([
    ['plain', 'plain'],
    ['', ''],
    ['{{ record.id }}', 7],
    ['{{record.tags}}', ['a', 'b']],
    ['{{ record.none }}', null],
    ['{{ record.missing }}', undefined],
    [' {{ record.id }}', ' 7'],
    ['id={{ record.id }}', 'id=7'],
    ['{{ record.id }}-{{ record.name }}', '7-Ann'],
    ['[{{ record.none }}{{ record.missing }}]', '[]'],
    ['{{ record.tags }}!', 'a,b!'],
    ["{{ join(pluck(selection, 'id')) }}", '1,2'],
    ['{{ { a: { b: 1 } } }}', { a: { b: 1 } }],
    ['{{{a:{b:1}}}}', { a: { b: 1 } }],
    ["{{ '}}' }}", '}}'],
    ["{{ 'a' }}}", 'a}'],
    ['\\{{ record.id }}', '{{ record.id }}'],
    ['a \\{{ b {{ record.id }} \\{{', 'a {{ b 7 {{'],
    ['a } } }} b', 'a } } }} b'],
    ['{{ record.text }}', '{{1+1}}'],
    ['<{{ record.text }}>', '<{{1+1}}>'],
  ])('%s gives its value', (source, value) => {
    expect(textOf(source)).toEqual(value)
  })

  test('a text with double braces is a template, even when they are escaped', () => {
    expect(isTemplate('{{ a }}')).toBe(true)
    expect(isTemplate('\\{{')).toBe(true)
    expect(isTemplate('{ a } }}')).toBe(false)
  })

  test('a template depends on what its expressions read', () => {
    const compiled = compileTemplate('{{ record.id }} of {{ values.name }} and {{ record.id }}')
    expect(compiled.ok && compiled.template.dependencies).toEqual(['record.id', 'values.name'])
  })
})

describe('errors of templates', () => {
  test.each<[string, number, number, string]>([
    ['a {{ record.id', 2, 2, 'expression-unclosed-template'],
    ['{{', 0, 2, 'expression-unclosed-template'],
    ['{{ { a: 1 }', 0, 2, 'expression-unclosed-template'],
    ['a {{ }} b', 2, 5, 'expression-syntax'],
    ['a {{ 1 + }} b', 9, 0, 'expression-syntax'],
    ["a {{ 'b }} c", 5, 7, 'expression-syntax'],
    ['a {{ recrd.id }}', 5, 5, 'expression-unknown-name'],
  ])('%s is refused at its place', (source, offset, length, code) => {
    expect(errorsOf(source)).toMatchObject([{ offset, length, code }])
  })

  test('the errors of all expressions of a template are reported', () => {
    expect(errorsOf('{{ recrd }} {{ 1 + }} {{ lenght(rows) }}').map(({ offset }) => offset)).toEqual([3, 19, 25])
  })

  test('a place may allow fewer names', () => {
    expect(compileTemplate('{{ record.id }}', { names: ['user'] }).ok).toBe(false)
  })

  test('the expressions of a template share one budget', () => {
    const compiled = compileTemplate("{{ join(rows, 'x') }}".repeat(40))
    const rows = Array.from({ length: 5_000 }, () => '')
    expect(compiled.ok && compiled.template.evaluate({ rows })).toMatchObject({ ok: false, error: { offset: 0 } })
  })
})

describe('templates inside a JSON value', () => {
  test('every text is resolved, and everything else stays', () => {
    const body = { id: '{{ record.id }}', list: ['{{ record.name }}!', 1, null, true], 'a{{b}}': { deep: 'x' } }
    const before = structuredClone(body)
    expect(resolveTemplates(body, scope)).toEqual({
      value: { id: 7, list: ['Ann!', 1, null, true], 'a{{b}}': { deep: 'x' } },
      errors: [],
    })
    expect(body).toEqual(before)
  })

  test('a value of the scope that looks like a template is put in as it is', () => {
    const rows = [{ name: '{{ record.id }}' }]
    expect(resolveTemplates(['{{ rows }}', '{{ rows[0].name }}', '{{ record.text }}'], { ...scope, rows })).toEqual({
      value: [rows, '{{ record.id }}', '{{1+1}}'],
      errors: [],
    })
  })

  test('a template that fails leaves nothing, and is reported with its path', () => {
    const { value, errors } = resolveTemplates({ a: ['{{ 1 }}', '{{ recrd }}'], b: '{{ record.name' }, scope)
    expect(value).toEqual({ a: [1, undefined], b: undefined })
    expect(errors).toMatchObject([
      { path: ['a', 1], error: { code: 'expression-unknown-name', offset: 3 } },
      { path: ['b'], error: { code: 'expression-unclosed-template', offset: 0 } },
    ])
  })

  test('the same template resolves anew for every scope', () => {
    expect(resolveTemplates('{{ record.id }}', { record: { id: 1 } }).value).toBe(1)
    expect(resolveTemplates('{{ record.id }}', { record: { id: 2 } }).value).toBe(2)
  })

  test('more different templates than are kept at once still resolve', () => {
    for (let id = 0; id < 2_100; id += 1) expect(resolveTemplates(`{{ ${id} }}`, {}).value).toBe(id)
    expect(resolveTemplates('{{ 0 }}', {}).value).toBe(0)
  })

  test('a document with a member called __proto__ gets no other prototype', () => {
    const { value } = resolveTemplates(JSON.parse('{"__proto__": {"polluted": "{{ 1 }}"}, "a": 1}'), scope)
    expect(value).toEqual({ a: 1 })
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })

  test('a document without a bottom is refused instead of overflowing', () => {
    const loop: Record<string, unknown> = {}
    loop.self = loop
    expect(resolveTemplates(loop, scope).errors).toMatchObject([{ error: { code: 'expression-limit' } }])
  })
})
